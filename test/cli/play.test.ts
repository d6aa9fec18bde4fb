import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import type { Receiver } from "../../src/receiver/start-receiver.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { emptyFolder, hookproof } from "./hookproof.ts";

const started: Receiver[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((receiver) => receiver.close()));
});

async function receiver(): Promise<Receiver> {
  const running = await startReceiver({
    secret: "s3cret",
    settings: defaultSettings,
    state: recordState(defaultSettings),
  });
  started.push(running);
  return running;
}

test("a shipped story is told to the embedded receiver, which answers its probes", async () => {
  const { code, out } = await hookproof("play ticket-reopened --pace fast");
  expect(out).toContain("pass");
  expect(out).not.toContain("left out");
  expect(out).toMatch(/7 requests: 7 acknowledged/);
  expect(code).toBe(0);
});

test("several stories are told to a receiver of one's own, with a variable that only some have", async () => {
  const { url } = await receiver();
  const { code, out } = await hookproof(
    `play ticket-answered outbound-calls ${url} --secret s3cret --pace fast --variable api=${new URL(url).origin}`,
  );
  expect(out).toMatch(/11 requests: 11 acknowledged/);
  expect(code).toBe(0);
});

test("a receiver with another secret loses the story, and the exit code says so", async () => {
  const { url } = await receiver();
  const { code, out } = await hookproof(`play ticket-answered ${url} --secret other --pace fast`);
  expect(out).toContain("the receiver does not know that ticket");
  expect(code).toBe(1);
});

test("--dry-run prints a notification a line and sends nothing", async () => {
  const { code, out } = await hookproof(
    "play ticket-answered http://127.0.0.1:1/nobody --dry-run --now 2021-04-01T01:00:00Z",
  );
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { event: string; created_at: number });
  expect(lines.map(({ event }) => event)).toEqual([
    "new_ticket.processing_first",
    "new_ticket.processing_every",
    "new_ticket.comment",
    "new_ticket.closed",
  ]);
  expect(lines[0]?.created_at).toBe(1_617_238_800);
  expect(code).toBe(0);
});

test("the story's own seed decides, and --seed overrides it", async () => {
  const line = "play ticket-answered --dry-run --now 2021-04-01T01:00:00Z";
  const [own, again, other] = await Promise.all([
    hookproof(line),
    hookproof(`${line} --seed 101`),
    hookproof(`${line} --seed 1`),
  ]);
  expect(own.out).toBe(again.out);
  expect(own.out).not.toBe(other.out);
});

test.each([
  ["play ticket-reopend", "No shipped scenario is called ticket-reopend", "Did you mean ticket-reopened?"],
  ["play http://127.0.0.1:3000/", "Which story should be told?", "hookproof list scenarios"],
  ["play nowhere.yaml", "nowhere.yaml cannot be read", ""],
  ["play demo --pace quick", '--pace takes real, fast or a factor, not "quick"', ""],
  ["play demo --variable api", "--variable takes name=value", ""],
  ["play demo --dry-run --variable apo=1", "demo has no variable apo", "Did you mean api?"],
  ["simulate --rate 2", "--rate takes a count per time", "Write 2/s"],
  ["simulate --rate 0/s", "--rate takes a count per time", ""],
  ["simulate --profile nowhere.yaml", "nowhere.yaml cannot be read", ""],
])("%s is a mistake", async (line, message, hint) => {
  const { code, err } = await hookproof(line);
  expect(err).toContain(message);
  expect(err).toContain(hint);
  expect(code).toBe(2);
});

test("a mistake in a story is shown with its place and a frame", async () => {
  const directory = emptyFolder();
  writeFileSync(join(directory, "story.yaml"), "title: x\nsteps:\n  - send: cdr.hangpu\n");
  const { code, err } = await hookproof("play story.yaml", { directory });
  expect(err).toContain("story.yaml:3:11");
  expect(err).toContain("> 3 |   - send: cdr.hangpu");
  expect(err).toContain("Did you mean cdr.hangup?");
  expect(code).toBe(2);
});

test("--watch tells the story again when its file changes, and shows a mistake in between", async () => {
  const directory = emptyFolder();
  const path = join(directory, "story.yaml");
  const story = (topic: string) => `title: x\nsteps:\n  - send: ${topic}\n`;
  writeFileSync(path, story("cdr.hangup"));
  const interruption = new AbortController();
  const versions = [story("cdr.hangpu"), story("client.created")];
  let waiting = 0;
  const { out, err, code } = await hookproof("play story.yaml --watch", {
    directory,
    interruption,
    onErr(text) {
      if (!text.startsWith("Waiting")) return;
      waiting++;
      const next = versions.shift();
      if (next === undefined) interruption.abort("SIGINT");
      else writeFileSync(path, next);
    },
  });
  expect(waiting).toBe(3);
  expect(out).toContain("send cdr.hangup");
  expect(out).toContain("send client.created");
  expect(err).toContain("Did you mean cdr.hangup?");
  expect(code).toBe(0);
});

test("simulate lives for as long as it is told, and sums up", async () => {
  const { code, out } = await hookproof("simulate --rate 100/s --for 1s --seed 2");
  expect(out).toMatch(/requests: \d+ acknowledged with 200/);
  expect(out).not.toContain("lost");
  expect(code).toBe(0);
});

test("a profile decides what customers come with, and its mistakes have a place", async () => {
  const directory = emptyFolder();
  writeFileSync(
    join(directory, "calls.yaml"),
    "title: Calls only\nmix: { chat: 0, robot-call: 0, ticket: 0, edit: 0, call: 1 }\nchances: { followed-up: 0 }\n",
  );
  const { out, code } = await hookproof(
    "simulate --rate 100/s --for 500ms --profile calls.yaml --format json",
    { directory },
  );
  expect(code).toBe(0);
  // The report names topics where it says what is assumed; a delivery has an id in front of its topic.
  expect(out).not.toContain('"topic": "new_ticket.');
  writeFileSync(join(directory, "wrong.yaml"), "chances: { reopens: 2 }\n");
  const wrong = await hookproof("simulate --profile wrong.yaml", { directory });
  expect(wrong.err).toContain("wrong.yaml:1:12");
  expect(wrong.err).toContain("Did you mean reopened?");
  expect(wrong.code).toBe(2);
});

test("init writes files that work as they are, and never overwrites", async () => {
  const directory = emptyFolder();
  expect(await hookproof("init", { directory })).toMatchObject({
    code: 0,
    out: "hookproof.yaml\nscenarios/my-first-story.yaml\n.github/workflows/hookproof.yml\n",
  });
  expect(existsSync(join(directory, ".github/workflows/hookproof.yml"))).toBe(true);
  expect(await hookproof("play scenarios/my-first-story.yaml --pace fast", { directory })).toMatchObject({
    code: 0,
    err: "",
  });
  expect(await hookproof("generate cdr.hangup", { directory })).toMatchObject({ code: 0 });

  writeFileSync(join(directory, "hookproof.yaml"), "timeout: 5s\n");
  const again = await hookproof("init", { directory });
  expect(again.out).toBe("");
  expect(again.err).toContain("hookproof.yaml is there already");
  expect(readFileSync(join(directory, "hookproof.yaml"), "utf8")).toBe("timeout: 5s\n");
});

test("the commands of the workflow that init writes are commands that work", async () => {
  const directory = emptyFolder();
  await hookproof("init", { directory });
  const workflow = readFileSync(join(directory, ".github/workflows/hookproof.yml"), "utf8");
  const lines = [...workflow.matchAll(/npx --yes hookproof (.*)/g)].map(([, line = ""]) => line);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const quick = line.startsWith("test")
      ? `${line} --only valid-notification-acknowledged`
      : `${line} --pace fast`;
    expect((await hookproof(quick, { directory })).code).toBe(0);
  }
});

test("list scenarios names every shipped story with its title", async () => {
  const { out, err } = await hookproof("list scenarios");
  expect(err).toBe("");
  expect(out).toContain("ticket-reopened");
  expect(out.trimEnd().split("\n").length).toBeGreaterThan(15);
});

test("a story may be in a folder, with its parts beside it", async () => {
  const directory = emptyFolder();
  mkdirSync(join(directory, "stories/parts"), { recursive: true });
  writeFileSync(join(directory, "stories/parts/one.yaml"), "steps:\n  - send: cdr.hangup\n");
  writeFileSync(join(directory, "stories/all.yaml"), "title: x\nsteps:\n  - include: parts/one.yaml\n");
  const { out, code } = await hookproof("play stories/all.yaml --dry-run", { directory });
  expect(out).toContain('"event":"cdr.hangup"');
  expect(code).toBe(0);
});
