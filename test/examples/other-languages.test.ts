import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { testReceiver, waitFor } from "../../src/index.ts";

const secret = "example secret";
const examples = join(import.meta.dirname, "..", "..", "examples");
const running: ChildProcess[] = [];
afterEach(() => {
  // A group of its own, because `go run` and the like start children.
  for (const { pid } of running.splice(0)) if (pid !== undefined) process.kill(-pid, "SIGKILL");
});

interface Language {
  readonly folder: string;
  readonly needs: readonly [program: string, ...words: string[]];
  command(port: number): readonly [program: string, ...words: string[]];
}

const languages: readonly Language[] = [
  {
    folder: "python-flask",
    needs: ["/usr/bin/python3", "-c", "import flask"],
    command: () => ["/usr/bin/python3", "receiver.py"],
  },
  { folder: "go", needs: ["go", "version"], command: () => ["go", "run", "receiver.go"] },
  { folder: "java", needs: ["java", "--version"], command: () => ["java", "Receiver.java"] },
  {
    folder: "php",
    needs: ["php", "--version"],
    command: (port) => ["php", "-S", `127.0.0.1:${port}`, "receiver.php"],
  },
];

describe("examples in other languages", () => {
  for (const { folder, needs, command } of languages) {
    const [program, ...words] = needs;
    const isThere = spawnSync(program, words, { stdio: "ignore" }).status === 0;
    const title = isThere
      ? `${folder} passes the suite`
      : `${folder} is not run: ${needs.join(" ")} fails on this machine`;
    it.skipIf(!isThere)(
      title,
      async () => {
        const port = await freePort();
        const [file, ...args] = command(port);
        const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret };
        running.push(
          spawn(file, args, { cwd: join(examples, folder), env, stdio: "ignore", detached: true }),
        );
        const url = `http://127.0.0.1:${port}/webhook`;
        await waitFor(url, 60_000, new AbortController().signal);
        const { results, summary } = await testReceiver(url, { secret, selection: { quick: true } });
        const wrong = results.filter(({ status }) => status === "fail" || status === "blocked");
        expect(wrong.map(({ check, case: row, actual }) => `${check}:${row} ${actual}`)).toEqual([]);
        expect(summary.results.pass).toBeGreaterThan(30);
      },
      120_000,
    );
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
