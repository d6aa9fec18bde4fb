import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { defaultSettings } from "../../src/contract/settings.ts";
import { gaps } from "../../src/contract/gaps.ts";
import { topicNames } from "../../src/contract/topics.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import { signatureOf } from "../../src/wire/signature.ts";
import { emptyFolder, hookproof } from "./hookproof.ts";

const secret = "s3cret";
const signature = signatureOf(Buffer.from("{}"), Buffer.from(secret));

async function withReceiver<T>(
  use: (port: string, state: ReturnType<typeof recordState>) => Promise<T>,
): Promise<T> {
  const state = recordState(defaultSettings);
  const receiver = await startReceiver({ secret, settings: defaultSettings, state });
  try {
    return await use(new URL(receiver.url).port, state);
  } finally {
    await receiver.close();
  }
}

test("sign prints SHA1 over the piped bytes and the secret", async () => {
  expect(await hookproof("sign", { input: "{}", env: { HOOKPROOF_SECRET: secret } })).toEqual({
    code: 0,
    out: `${signature}\n`,
    err: "",
  });
});

test("a secret's file may end in a line break, as editors make it, and others should not be able to read it", async () => {
  const directory = emptyFolder();
  writeFileSync(join(directory, "secret"), `${secret}\n`, { mode: 0o644 });
  writeFileSync(join(directory, "body.json"), "{}");
  const { out, err } = await hookproof("sign body.json --secret-file secret", { directory });
  expect(out).toBe(`${signature}\n`);
  expect(err).toContain("chmod 600");
});

test("the secret can be piped in", async () => {
  const directory = emptyFolder();
  writeFileSync(join(directory, "body.json"), "{}");
  expect(await hookproof("sign body.json --secret-stdin", { directory, input: `${secret}\n` })).toMatchObject(
    { out: `${signature}\n` },
  );
});

test("verify says right (0) or wrong (1)", async () => {
  const around = { input: "{}", env: { HOOKPROOF_SECRET: secret } };
  expect(await hookproof(`verify ${signature}`, around)).toMatchObject({
    code: 0,
    out: "The signature is right.\n",
  });
  expect(await hookproof(`verify ${"0".repeat(40)}`, around)).toMatchObject({
    code: 1,
    out: "The signature is wrong.\n",
  });
});

test.each(topicNames)("generate %s prints one notification of that topic a line", async (topic) => {
  const { code, out } = await hookproof(`generate ${topic} --count 3`);
  const notifications = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect({ code, topics: notifications.map(({ event }) => event) }).toEqual({
    code: 0,
    topics: [topic, topic, topic],
  });
});

test("generate says how to get the same again, and that is true", async () => {
  const first = await hookproof("generate new_ticket.comment");
  const again = /--seed \d+ --now \S+/.exec(first.err)?.[0];
  expect((await hookproof(`generate new_ticket.comment ${again}`)).out).toBe(first.out);
});

test("generate writes settings, styles and edits into the bytes", async () => {
  const { out } = await hookproof(
    "generate client.created --body-key client=customer --style spaced --set enterprise_token=beef",
  );
  expect(out).toMatch(/"enterprise_token": "beef", "created_at": \d+, "customer": \{/);
  expect(parseTree(out.trim()).type).toBe("object");
});

test("generate --documented-only leaves out what the document does not show", async () => {
  const { out } = await hookproof("generate conversation.created --documented-only");
  expect(Object.keys(JSON.parse(out).conversation).sort()).toEqual([
    "dev_client_id",
    "enterprise_id",
    "page_from_url",
    "search_engine",
  ]);
});

test("send delivers once and shows the exchange", async () => {
  await withReceiver(async (port, state) => {
    const { code, out } = await hookproof(`send cdr.hangup ${port}/webhook`, {
      env: { HOOKPROOF_SECRET: secret },
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^--> cdr\.hangup \[sub_\w+\], \d+ bytes\n<-- 200 OK in \d+ ms\n$/);
    expect(state.read("/notifications")).toHaveLength(1);
  });
});

test("send shows a refusal, what it means, and how to repeat it", async () => {
  await withReceiver(async (port) => {
    const { code, out, err } = await hookproof(`send cdr.hangup ${port} --no-signature -v`);
    expect(code).toBe(1);
    expect(out).toContain("<-- 401");
    expect(out).toContain("Content-Type: application/json; charset=utf-8");
    expect(out).toContain("only 200 is success");
    expect(err).toContain("No secret was given");
    expect(err).toContain("--seed 1");
  });
});

test("send to nobody is incomplete", async () => {
  const { code, out } = await hookproof("send cdr.hangup 127.0.0.1:9");
  expect(code).toBe(3);
  expect(out).toContain("Failed: there was no status");
});

test("send --dry-run sends nothing and shows the request", async () => {
  const { code, out } = await hookproof("send cdr.hangup 127.0.0.1:9/hook?a=1 --dry-run");
  expect(code).toBe(0);
  expect(out).toMatch(/^POST http:\/\/127\.0\.0\.1:9\/hook\?a=1\n/);
});

test("hookproof.yaml stands in for options, and options win", async () => {
  await withReceiver(async (port, state) => {
    const directory = emptyFolder();
    writeFileSync(join(directory, "secret"), secret, { mode: 0o600 });
    writeFileSync(
      join(directory, "hookproof.yaml"),
      `url: 127.0.0.1:${port}\nsecret-file: secret\nenterprise-token: cafe\n`,
    );
    await hookproof("send cdr.hangup", { directory });
    await hookproof("send cdr.hangup --enterprise-token beef", { directory });
    expect(state.read("/notifications")).toMatchObject([
      { enterprise_token: "cafe" },
      { enterprise_token: "beef" },
    ]);
  });
});

test("a mistake in hookproof.yaml is shown where it is", async () => {
  const directory = emptyFolder();
  writeFileSync(join(directory, "hookproof.yaml"), "strict: true\nforgde: discard\n");
  const { code, err } = await hookproof("test", { directory });
  expect(code).toBe(2);
  expect(err).toBe(
    [
      'error: There is no key "forgde".',
      `  at ${join(directory, "hookproof.yaml")}:2:1`,
      "",
      "  1 | strict: true",
      "> 2 | forgde: discard",
      "    | ^",
      "  3 |",
      "",
      "hint: Did you mean forged?",
      "",
    ].join("\n"),
  );
});

test("receive prints what comes and ends with the signal", async () => {
  const interruption = new AbortController();
  const { code, out } = await hookproof("receive --state", {
    env: { HOOKPROOF_SECRET: secret },
    interruption,
    onErr: (text) => {
      const url = /http:\S+/.exec(text)?.[0];
      if (url !== undefined) void post(url).then(() => interruption.abort("SIGINT"));
    },
  });
  expect({ code, out }).toEqual({ code: 0, out: "--> client.created [sub_x_1], 41 bytes\n<-- 401\n" });
});

async function post(url: string): Promise<void> {
  await (
    await fetch(url, { method: "POST", body: '{"event":"client.created","id":"sub_x_1"}' })
  ).arrayBuffer();
}

test.each([
  ["topics", topicNames.length],
  ["gaps", Object.keys(gaps).length],
])("list %s lists all %i", async (what, count) => {
  const { out } = await hookproof(`list ${what}`);
  expect(out.trimEnd().split("\n")).toHaveLength(count + 1);
  expect(JSON.parse((await hookproof(`list ${what} --format json`)).out)).toHaveLength(count);
});

test.each(["checks", "faults", "styles", "settings"])(
  "list %s lists something under a heading, and the same as JSON",
  async (what) => {
    const lines = (await hookproof(`list ${what}`)).out.trimEnd().split("\n");
    const entries: readonly { readonly id: string }[] = JSON.parse(
      (await hookproof(`list ${what} --format json`)).out,
    );
    expect(lines).toHaveLength(entries.length + 1);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  },
);

test("explain tells of a gap what is assumed", async () => {
  expect((await hookproof("explain created-at-unit")).out).toContain("Unix seconds");
});

test("colours come on a terminal only, and NO_COLOR turns them off", async () => {
  const escape = "\u001b[";
  expect((await hookproof("list topics", { isTerminal: true })).out).toContain(escape);
  expect((await hookproof("list topics", { isTerminal: true, env: { NO_COLOR: "1" } })).out).not.toContain(
    escape,
  );
  expect((await hookproof("list topics")).out).not.toContain(escape);
});
