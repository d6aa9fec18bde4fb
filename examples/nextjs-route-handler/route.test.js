import { vi } from "vitest";
import { describeReceiver } from "hookproof/vitest";
import { POST } from "./route.js";

const secret = "s3cret";
vi.stubEnv("WEBHOOK_SECRET", secret);
vi.spyOn(console, "log").mockImplementation(() => {});

describeReceiver(POST, { secret, name: "the route handler", selection: { quick: true } });
