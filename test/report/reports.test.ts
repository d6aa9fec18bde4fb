import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { validateStrict } from "ctrf";
import { describe, expect, test } from "vitest";

import { earlyEndings } from "../../src/run/early-ending.ts";
import type { RunEvent } from "../../src/run/events.ts";
import type { ReportId } from "../../src/report/index.ts";
import { reportIds, reports } from "../../src/report/index.ts";
import { createTerminalReport } from "../../src/report/terminal.ts";
import { hostileTexts, runWith } from "./hostile-run.ts";
import { sampleSecret, tellingRun } from "./sample-run.ts";

function written(id: ReportId, events: readonly RunEvent[]): string {
  let text = "";
  const report = reports[id].create({ write: (part) => (text += part) });
  for (const event of events) report(event);
  return text;
}

function printed(
  events: readonly RunEvent[],
  verbosity: "quiet" | "normal" | "verbose" = "normal",
  color = false,
): string {
  let text = "";
  const report = createTerminalReport({
    write: (part) => (text += part),
    color,
    columns: 100,
    verbosity,
    progress: null,
    clock: () => 0,
  });
  for (const event of events) report(event);
  return text;
}

const everything = (events: readonly RunEvent[]) => [
  ...reportIds.map((id) => [id, written(id, events)] as const),
  ["terminal", printed(events, "verbose")] as const,
];
const hostile = Object.entries(hostileTexts);

describe("every report", () => {
  test("names its file so that any file system takes it", () => {
    for (const id of reportIds) expect(reports[id].file ?? "none").toMatch(/^[a-z0-9._-]+$/);
  });

  test("is silent until the run has ended, and writes once", () => {
    for (const id of reportIds) {
      const parts: string[] = [];
      const report = reports[id].create({ write: (part) => parts.push(part) });
      for (const event of tellingRun.slice(0, -1)) report(event);
      expect(parts).toEqual([]);
      for (const event of tellingRun.slice(-1)) report(event);
      expect(parts).toHaveLength(1);
      expect(parts[0]).toMatch(/\n$/);
    }
  });

  test("holds neither the secret nor a signature that was made with it", () => {
    const bytes = Buffer.from(sampleSecret);
    const forms = [
      sampleSecret,
      bytes.toString("base64"),
      bytes.toString("base64url"),
      bytes.toString("hex"),
      encodeURIComponent(sampleSecret),
    ];
    const signatures = tellingRun
      .flatMap((event) => (event.type === "delivery-started" ? event.request.headers : []))
      .filter(([name]) => name === "Service-Signature");
    const right = signatures.map(([, value]) => value).filter((value) => !/^0+$/.test(value));
    expect(right.length).toBeGreaterThan(20);
    for (const [id, text] of everything(tellingRun))
      for (const form of [...forms, ...right]) expect(text.includes(form), id).toBe(false);
  });

  test("makes something of a run that ended before it began", () => {
    const { summary } = tellingRun.flatMap((event) => (event.type === "run-ended" ? [event] : []))[0] ?? {};
    if (summary === undefined) throw new Error("The sample has no end.");
    for (const ending of Object.keys(earlyEndings) as readonly (keyof typeof earlyEndings)[]) {
      const end: RunEvent = { type: "run-ended", summary: { ...summary, incomplete: ending } };
      for (const [id, text] of everything([end]))
        expect(text.replace(/<script>[\s\S]*<\/script>/, ""), id).not.toMatch(/undefined|\[object/);
    }
  });
});

describe("json", () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../schemas/report.schema.json"), "utf8"),
  ) as object;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  test.each([
    ["a telling run", tellingRun] as const,
    ...hostile.map(([name, text]) => [name, runWith(text)] as const),
  ])("is what its schema says for %s", (_name, events) => {
    const isValid = validate(JSON.parse(written("json", events)));
    expect(validate.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
  });

  test("keeps what went over the wire as it was", () => {
    const text = hostileTexts["elements of HTML"];
    const { deliveries } = JSON.parse(written("json", runWith(text))) as {
      deliveries: { answer: { body: unknown } | null }[];
    };
    expect(deliveries.map(({ answer }) => answer?.body)).toEqual([
      { text },
      { base64: "//4=" },
      undefined,
      { text },
    ]);
  });
});

describe("junit", () => {
  const script = `
import json, sys, xml.dom.minidom
for document in json.load(sys.stdin):
    print(len(xml.dom.minidom.parseString(document.encode()).getElementsByTagName("*")))`;
  const hasPython = spawnSync("python3", ["--version"]).status === 0;
  const count = (text: string, tag: string) => text.split(`<${tag} `).length - 1;

  test.skipIf(!hasPython)("is well-formed for an independent parser whatever the receiver says", () => {
    const documents = ["harmless", ...Object.values(hostileTexts)].map((text) =>
      written("junit", runWith(text)),
    );
    const { stdout, stderr } = spawnSync("python3", ["-c", script], {
      input: JSON.stringify(documents),
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    const [harmless, ...others] = stdout.trim().split("\n");
    expect(others).toEqual(documents.slice(1).map(() => harmless));
  });

  test("has a case per row, and counts them", () => {
    const text = written("junit", tellingRun);
    expect([
      count(text, "testcase"),
      count(text, "failure"),
      count(text, "error"),
      count(text, "skipped"),
    ]).toEqual([31, 7, 1, 1]);
    expect(text).toContain('<testsuites name="hookproof" tests="31" failures="7" errors="1" skipped="1"');
    expect(text).toContain('<property name="seed" value="42"/>');
    expect(text).toContain('<property name="section" value="7.1"/>');
  });
});

describe("ctrf", () => {
  test.each([
    ["a telling run", tellingRun] as const,
    ...hostile.map(([name, text]) => [name, runWith(text)] as const),
  ])("is what its own schema says for %s", (_name, events) => {
    expect(() => validateStrict(JSON.parse(written("ctrf", events)))).not.toThrow();
  });

  test("counts what is blocked as other, never as skipped", () => {
    const { results } = JSON.parse(written("ctrf", tellingRun)) as { results: { summary: object } };
    expect(results.summary).toMatchObject({ tests: 31, passed: 22, failed: 7, skipped: 1, other: 1 });
  });
});

describe("github", () => {
  test.each(hostile)("every line is an annotation of ours, whatever the receiver says: %s", (_name, text) => {
    const lines = written("github", runWith(text)).split("\n").slice(0, -1);
    expect(lines).toHaveLength(written("github", runWith("harmless")).split("\n").length - 1);
    for (const line of lines)
      expect(line).toMatch(/^::(error|warning|notice) title=[^:,\r\n]*::[^\p{Cc}]*$/u);
  });

  test("shows causes first, and not the failures that they explain", () => {
    const lines = written("github", tellingRun).split("\n");
    expect(lines[0]).toMatch(/^::error title=The receiver hashes JSON/);
    expect(lines.filter((line) => line.includes("signature-styles"))).toHaveLength(1);
  });
});

describe("markdown", () => {
  test.each(hostile)("has no element, image, link or table cell of the receiver's: %s", (_name, text) => {
    const written_ = written("markdown", runWith(text));
    const withoutFences = written_.replaceAll(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, "");
    expect(withoutFences.match(/<(?!\/?(details|summary|b|code)>)/g) ?? []).toEqual([]);
    expect(withoutFences).not.toMatch(/!\[|\]\(|javascript:|https?:\/\/evil|@everyone/);
    const shape = (markdown: string) =>
      markdown
        .split("\n")
        .filter((line) => /^(\||#|<details)/.test(line))
        .map((line) => line.split("|").length);
    expect(shape(withoutFences)).toEqual(
      shape(written("markdown", runWith("harmless")).replaceAll(/^(`{3,}).*\n[\s\S]*?\n\1$/gm, "")),
    );
  });
});

describe("html", () => {
  const tags = (page: string) =>
    [...page.matchAll(/<([a-z!][a-z0-9-]*)/gi)].map(([, tag = ""]) => tag.toLowerCase());
  const ours = new Set(tags(written("html", tellingRun)));

  test.each(hostile)("has no element of the receiver's: %s", (_name, text) => {
    const page = written("html", runWith(text));
    const found = tags(page);
    expect(found.filter((tag) => !ours.has(tag))).toEqual([]);
    expect(found.filter((tag) => tag === "script" || tag === "style" || tag.startsWith("!"))).toEqual([
      "!doctype",
      "style",
      "script",
    ]);
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });

  test("allows by its policy only the style and the script that are in it, and loads nothing", () => {
    const page = written("html", tellingRun);
    const hash = (content: string) =>
      `&#39;sha256-${createHash("sha256").update(content).digest("base64")}&#39;`;
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(page).toContain(
      `default-src &#39;none&#39;; style-src ${hash(style)}; script-src ${hash(script)};`,
    );
    expect(page).not.toMatch(/ (src|style|on[a-z]+)=|@import|url\(|<link|<iframe/);
  });

  test("says everything of its own in both languages", () => {
    const page = written("html", tellingRun);
    const count = (pattern: RegExp) => page.match(pattern)?.length ?? 0;
    expect(count(/class="en"/g)).toBe(count(/class="zh"/g));
    expect(page).toContain("接收端不符合接口约定：9 项检查中有 4 项失败。已确认 1 个原因。");
    expect(page).toContain("The receiver breaks the interface: 4 of 9 checks fail. 1 cause is confirmed.");
  });

  test("shows each failure with what the interface says, the exchange and the command, and the causes that explain others", () => {
    const page = written("html", tellingRun);
    for (const part of [
      "§ 7.1",
      "When the receiver returns status code 200",
      "json: cannot unmarshal",
      "--only topic-acknowledged:call_robot.hangup",
      "The receiver hashes JSON",
      "openssl dgst -sha1",
    ])
      expect(page).toContain(part);
  });
});

describe("terminal", () => {
  test.each(hostile)("prints printable text and its own line ends only: %s", (_name, text) => {
    for (const verbosity of ["quiet", "normal", "verbose"] as const)
      for (const line of printed(runWith(text), verbosity).split("\n"))
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  });

  test("reads as it should", async () => {
    await expect(printed(tellingRun)).toMatchFileSnapshot("terminal.golden.txt");
    await expect(printed(tellingRun, "verbose")).toMatchFileSnapshot("terminal-verbose.golden.txt");
    expect(printed(tellingRun, "quiet")).toBe(
      "The receiver breaks the interface: 4 of 9 checks fail. 1 cause is confirmed.\n",
    );
  });

  test("says the same with colour and without", () => {
    // oxlint-disable-next-line no-control-regex -- colours are escape sequences
    const plain = printed(tellingRun, "normal", true).replaceAll(/\u001b\[\d+(;\d+)*m/g, "");
    expect(plain).toBe(printed(tellingRun));
    expect(printed(tellingRun, "normal", true)).not.toBe(plain);
  });

  test("rewrites one progress line in place, never wider than the terminal, and takes it away before it prints", () => {
    const screen: string[] = [];
    let time = 0;
    const report = createTerminalReport({
      write: (text) => screen.push(text),
      color: false,
      columns: 40,
      verbosity: "normal",
      progress: { columns: 40, write: (text) => screen.push(text) },
      clock: () => (time += 100),
    });
    for (const event of tellingRun) report(event);
    const erase = "\r\u001b[2K";
    let drawn = false;
    for (const text of screen) {
      if (!text.startsWith(erase)) {
        expect(drawn).toBe(false);
        continue;
      }
      drawn = text.length > erase.length;
      expect(text).not.toContain("\n");
      expect(text.slice(erase.length).length).toBeLessThan(40);
    }
    expect(drawn).toBe(false);
    expect(screen.filter((text) => text.includes("/31 rows")).length).toBeGreaterThan(20);
  });
});
