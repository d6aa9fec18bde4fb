import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { curlLines } from "../../src/report/reproduce.ts";
import type { DeliveryEnded } from "../../src/run/events.ts";
import { signatureMatches } from "../../src/wire/signature.ts";
import type { SampleDelivery } from "./sample-run.ts";
import { sampleDelivery, sampleSecret } from "./sample-run.ts";

const hasTools = ["curl", "openssl"].every((tool) => spawnSync(tool, ["--version"]).error === undefined);
const eventOf = (sample: Omit<SampleDelivery, "id">): DeliveryEnded => ({
  type: "delivery-ended",
  delivery: sampleDelivery({ ...sample, id: "d1" }),
  purpose: "acknowledge",
  origin: {},
});

interface Got {
  readonly body: Buffer;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Types the lines into a shell that knows the secret, and says what arrived. */
async function typed(sample: Omit<SampleDelivery, "id">): Promise<Got> {
  let got: Got | undefined;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    got = { body: Buffer.concat(parts), headers: request.headers };
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/it's?a=$(id)&b=c`;
  const lines = curlLines(target, eventOf(sample));
  const shell = spawn("sh", ["-e", "-c", lines.join("\n")], {
    cwd: mkdtempSync(join(tmpdir(), "hookproof-curl-")),
    env: { PATH: process.env["PATH"], HOOKPROOF_SECRET: sampleSecret },
    stdio: "ignore",
  });
  await once(shell, "exit");
  server.close();
  if (got === undefined) throw new Error(`Nothing arrived from:\n${lines.join("\n")}`);
  return got;
}

describe.skipIf(!hasTools)("the lines for curl, typed into a shell", () => {
  test.each([
    ["a plain body", '{"a":1}'],
    ["quotes and expansions", `{"a":"it's $(id) \`id\` $HOME \\n \\\\ %s %d !! *"}`],
    ["a body that looks like a file", "@/etc/passwd"],
    ["a body that looks like an option", "--help"],
    ["Chinese", '{"名":"王敏 😀"}'],
    ["an empty body", ""],
  ])("send %s byte for byte, rightly signed", async (_what, body) => {
    const { body: arrived, headers } = await typed({ body });
    expect(arrived.toString()).toBe(body);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(signatureMatches(arrived, Buffer.from(sampleSecret), String(headers["service-signature"]))).toBe(
      true,
    );
  });

  test("send what a check had changed: headers, another signature, none", async () => {
    const forged = await typed({ tampering: { signature: "0".repeat(40) } });
    expect(forged.headers["service-signature"]).toBe("0".repeat(40));
    const unsigned = await typed({ tampering: { signature: null } });
    expect(unsigned.headers).not.toHaveProperty("service-signature");
    const empty = await typed({ tampering: { signature: "" } });
    expect(empty.headers["service-signature"]).toBe("");
  });
});

describe("there are no lines for curl", () => {
  test.each<[string, Omit<SampleDelivery, "id">, string]>([
    ["for bytes that are no text", { body: Buffer.from([0xff]) }, "http://127.0.0.1/"],
    ["for characters that a terminal would act on", { body: "\u001b[2J" }, "http://127.0.0.1/"],
    ["for a line end, which a shell's history would not keep", { body: "{}\n" }, "http://127.0.0.1/"],
    ["for a body that nobody would paste", { body: "x".repeat(5000) }, "http://127.0.0.1/"],
    ["for a delivery in pieces", { tampering: { pace: { cuts: [1], pauseMs: 1 } } }, "http://127.0.0.1/"],
    ["for a handler in this process", {}, "in-process:fetch"],
    [
      "that would show a signature made with the secret",
      { tampering: { signature: "8843d7f92416211de9ebb963ff4ce28125932878" } },
      "http://127.0.0.1/",
    ],
    [
      "that would show the beginning of one",
      { tampering: { signature: "8843d7f924162" } },
      "http://127.0.0.1/",
    ],
  ])("%s", (_why, sample, target) => {
    expect(curlLines(target, eventOf(sample))).toEqual([]);
  });
});
