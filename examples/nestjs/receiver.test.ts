import { afterAll, vi } from "vitest";
import { describeReceiver } from "hookproof/vitest";
import { createApp } from "./receiver.ts";

const secret = "s3cret";
vi.stubEnv("WEBHOOK_SECRET", secret);
vi.spyOn(console, "log").mockImplementation(() => {});

const starting = createApp();
afterAll(async () => (await starting).close());

describeReceiver(
  {
    async start() {
      const app = await starting;
      await app.listen(0, "127.0.0.1");
      return `${await app.getUrl()}/webhook`;
    },
  },
  { secret, name: "the controller", selection: { quick: true } },
);
