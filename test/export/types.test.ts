import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { types } from "../../src/export/types.ts";
import { typesOf } from "../../src/export/type-text.ts";
import type { SchemaObject } from "../../src/schema/json-schema.ts";
import { sourceOf } from "./source.ts";

/** What TypeScript says about these files. */
function complaints(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "hookproof-types-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const packageFile = createRequire(import.meta.url).resolve("typescript/package.json");
  const tsc = join(dirname(packageFile), "bin/tsc");
  const strict = [
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--target",
    "es2022",
    "--types",
    "",
  ];
  try {
    execFileSync(process.execPath, [tsc, ...strict, ...Object.keys(files)], { cwd: folder, stdio: "pipe" });
    return "";
  } catch (cause) {
    return String((cause as { stdout: Uint8Array }).stdout);
  }
}

describe("the exported types", () => {
  test("compile, narrow on event and know which fields may be null", () => {
    const use = `
      import type { DocumentedNotification, CallRecord } from "./notification.ts";
      export function use(notification: DocumentedNotification): string {
        switch (notification.event) {
          case "cdr.hangup": {
            const record: CallRecord = notification.cdr;
            const state: "接听" | "ivr" | "队列放弃" | "振铃未接" | "主叫未接" | "被叫未接" | null | undefined = record.states;
            return String(state);
          }
          case "call_robot.hangup": {
            const uuid: string | null = notification.cdr.uuid;
            const id: number | bigint | null | undefined = notification.cdr.id;
            // @ts-expect-error: it may be null
            const sure: string = notification.cdr.uuid;
            return String(uuid) + id + sure;
          }
          case "new_ticket.comment": {
            const value: unknown = notification.new_ticket.ticket?.[0]?.fieldValue;
            const age: number | null | undefined = notification.new_ticket.customer?.age;
            return String(value) + age;
          }
          default:
            return notification.enterprise_token;
        }
      }`;
    expect(complaints({ "notification.ts": types.write(sourceOf()), "use.ts": use })).toBe("");
  });

  test("follow settings and overlays", () => {
    const schema = {
      type: "object",
      properties: { vip: { type: "boolean" }, parent: { $ref: "#" }, tag: { $ref: "#/$defs/tag" } },
      required: ["vip"],
      $defs: { tag: { title: "A tag", enum: ["a", 1] } },
    } as const;
    const text = types.write(
      sourceOf({
        settings: {
          topics: ["client.created"],
          bodyKeys: { ...sourceOf().schemas.settings.bodyKeys, client: "Client" },
        },
        overlays: { client: { mode: "replace", schema } },
      }),
    );
    expect(text).toContain("Client: Client;");
    expect(text).toContain("vip: boolean | null;");
    expect(text).toContain('export type ATag = "a" | 1;');
    expect(text).not.toContain("cdr");
    expect(complaints({ "notification.ts": text })).toBe("");
  });
});

test.each<[string, SchemaObject, string]>([
  ["true", { properties: { a: true, b: false } }, "{\n  a?: unknown;\n  b?: never;\n}"],
  ["values", { enum: [1, "a", null, true, 9007199254740993n] }, '1 | "a" | null | true | 9007199254740993n'],
  ["a list of alternatives", { type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
  [
    "a tuple",
    { type: "array", prefixItems: [{ type: "string" }], items: { type: "number" } },
    "[string?, ...number[]]",
  ],
  ["a closed tuple", { type: "array", prefixItems: [{ type: "string" }], items: false }, "[string?]"],
  ["a map", { type: "object", additionalProperties: { type: "integer" } }, "{ [name: string]: number }"],
  [
    "an intersection",
    { allOf: [{ properties: { a: {} } }, { anyOf: [{ const: 1 }, { const: 2 }] }] },
    "{\n  a?: unknown;\n} & (1 | 2)",
  ],
  [
    "odd names",
    { properties: { "a-b": {}, 姓名: {}, __proto__: {} } },
    '{\n  "a-b"?: unknown;\n  姓名?: unknown;\n}',
  ],
])("%s as TypeScript", (_, schema, text) => {
  expect(typesOf(schema, "T")).toBe(`export type T = ${text};\n`);
});
