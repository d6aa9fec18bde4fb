import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./blocks.ts";
import type { Reader } from "./reader.ts";

const server = "HOOKPROOF_SECRET=s3cret hookproof receive --port 3000 --state --quiet";

/** What a page takes for granted: a receiver of the reader's own, or files that it speaks of. */
const preparations: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  "README.md": async (reader) => reader.start("receiver", server, "3000"),
  "examples/README.md": async (reader) => cpSync(join(root, "examples"), reader.folder, { recursive: true }),
  "docs/en/reference/commands.md": async (reader) => {
    // The public test secret, since not every example gives one.
    await reader.start("receiver", "hookproof receive --port 3000 --state --quiet", "3000");
    reader.save("body.json", "{}");
    reader.save("secret.txt", "hookproof-test-secret");
    reader.save("my-story.yaml", readFileSync(join(root, "scenarios/ticket-answered.yaml"), "utf8"));
    await reader.start(
      "broken",
      "hookproof receive --port 4000 --fault reads-null-wait-time --quiet",
      "4000",
    );
    await reader.run("hookproof fuzz 4000 --events cdr.hangup --runs 200 --quiet");
    await reader.interrupt("broken");
    await reader.run(
      [
        "chmod 600 secret.txt",
        "hookproof test 3000/webhook --only signature --journal run.ndjson",
        "hookproof test 3000/webhook --only signature --shard 1/2 --journal shard-1.ndjson",
        "hookproof test 3000/webhook --only signature --shard 2/2 --journal shard-2.ndjson",
        "cp run.ndjson traffic.ndjson",
      ].join("\n"),
    );
  },
};

/** Does what a page leaves to its reader. */
export async function prepare(page: string, reader: Reader): Promise<void> {
  await preparations[page]?.(reader);
}
