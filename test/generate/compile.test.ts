import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compile } from "../../src/generate/compile.ts";
import { streamOf } from "../../src/generate/stream.ts";
import type { Json, JsonObject } from "../../src/json/json.ts";
import { isObject } from "../../src/json/json.ts";
import type { JsonSchema, SchemaObject } from "../../src/schema/json-schema.ts";
import { complaints } from "../corpus/complaints.mjs";
import { formats } from "../corpus/formats.mjs";
import { oracleOf } from "../corpus/oracle.mjs";

const kinds = ["conversation", "client", "cdr", "robot_call", "new_ticket", "envelope"] as const;

function shipped(kind: string): SchemaObject {
  return JSON.parse(
    readFileSync(new URL(`../../schemas/${kind}.schema.json`, import.meta.url), "utf8"),
  ) as SchemaObject;
}

function textOf(value: Json): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : one));
}

function draws(schema: JsonSchema, count: number, seed = 42): readonly Json[] {
  const generate = compile(schema);
  return Array.from({ length: count }, (_, n) => generate(streamOf(seed, n)));
}

function objects(schema: JsonSchema, count: number): readonly JsonObject[] {
  return draws(schema, count).filter((value): value is JsonObject => isObject(value));
}

function isInvalid(schema: JsonSchema, draft?: string): (value: Json) => boolean {
  const oracle = oracleOf({ schema, ...(draft === undefined ? {} : { draft }) });
  if (oracle === undefined) throw new Error("The oracle does not take the schema.");
  return (value) => !oracle.isValid(value);
}

describe("a compiled schema", () => {
  it.each(kinds)("makes only valid values of the shipped schema %s, over two thousand seeds", (kind) => {
    const schema = shipped(kind);
    expect(draws(schema, 2000).filter(isInvalid(schema))).toEqual([]);
  });

  it.each([...complaints, ...formats])(
    "makes only valid values where others fail: $name",
    ({ schema, ...more }) => {
      const values = draws(schema, 200);
      expect(
        values.filter(isInvalid(schema, "draft" in more ? String(more.draft) : undefined)).map(textOf),
      ).toEqual([]);
    },
  );

  it("makes the same bytes on every machine", () => {
    const hashes = kinds.map((kind) => {
      const texts = draws(shipped(kind), 50).map(textOf);
      return `${kind} ${createHash("sha1").update(texts.join("\n")).digest("hex")}`;
    });
    expect(hashes).toMatchInlineSnapshot(`
      [
        "conversation e4cf6b02a3e1bd8654c4ba741b83fc48e3a866e1",
        "client 0ef10ac28dfe1ddf77e92c2b7a4820093310cfce",
        "cdr d73e1ac93f47b74fc988c806d48c7d501d882dd4",
        "robot_call 32a57df7cb24d22e86daae7142c2502fa9bcd876",
        "new_ticket 5d102bd18d0398257bbdd6dfb93ad0a619616aba",
        "envelope bb50d9d1cf559a0b1e561b6ba10b488c8feb4f4d",
      ]
    `);
  });

  it("makes the n-th value without those before it", () => {
    const generate = compile(shipped("new_ticket"));
    const inOrder = Array.from({ length: 20 }, (_, n) => textOf(generate(streamOf(1, n))));
    expect(textOf(compile(shipped("new_ticket"))(streamOf(1, 13)))).toBe(inOrder[13]);
  });

  it("keeps the values of all other fields when fields are added", () => {
    const schema = shipped("cdr");
    const wider = {
      ...schema,
      properties: {
        extra_before: { type: "string" },
        ...schema.properties,
        extra_after: { type: "integer" },
      },
    } as const;
    const before = objects(schema, 30);
    const after = objects(wider, 30);
    for (const [n, value] of before.entries())
      for (const [name, one] of Object.entries(value))
        expect(textOf(after[n]?.[name] ?? null)).toBe(textOf(one));
  });

  it("shows every enum value and every optional property, present and absent", () => {
    const values = objects(
      { type: "object", properties: { a: { enum: [1, 2, 3, 4] }, b: { type: "object" } } },
      80,
    );
    expect(new Set(values.map(({ a }) => a))).toEqual(new Set([1, 2, 3, 4, undefined]));
    expect(new Set(values.map(({ b }) => typeof b))).toEqual(new Set(["object", "undefined"]));
  });

  it("has every optional property always if asked to", () => {
    const generate = compile(
      { type: "object", properties: { a: true, b: { type: "integer" } } },
      { optional: 1 },
    );
    for (let n = 0; n < 50; n++) expect(Object.keys(generate(streamOf(n)) as JsonObject)).toEqual(["a", "b"]);
  });

  it("takes a share of int64 fields beyond 2^53, exactly", () => {
    const values = draws({ type: "integer", format: "int64" }, 500);
    expect(values.filter((value) => typeof value === "bigint").length).toBeGreaterThan(50);
    for (const value of values) expect(typeof value === "bigint" || Number.isSafeInteger(value)).toBe(true);
  });

  it("nests a recursive schema within bounds, and still deeper than it must", () => {
    const tree: JsonSchema = {
      $defs: {
        node: { type: "object", properties: { kids: { type: "array", items: { $ref: "#/$defs/node" } } } },
      },
      $ref: "#/$defs/node",
    };
    const depths = draws(tree, 200).map((value) => textOf(value).split("kids").length);
    expect(Math.max(...depths)).toBeGreaterThan(3);
    expect(Math.max(...draws(tree, 200).map((value) => textOf(value).length))).toBeLessThan(20_000);
  });

  it("has name, gender, phone and city of one person agree", () => {
    const generate = compile({
      type: "object",
      required: ["gender", "性别", "tel", "mobile", "name", "contact"],
      properties: {
        gender: { enum: ["M", "W"] },
        性别: { enum: ["男", "女"] },
        tel: { type: "string" },
        mobile: { type: "string", pattern: "^1\\d{10}$" },
        name: { type: "string" },
        contact: { type: "string", title: "联系人" },
      },
    });
    for (let n = 0; n < 100; n++) {
      const value = generate(streamOf(n)) as JsonObject;
      expect(value["性别"]).toBe(value["gender"] === "W" ? "女" : "男");
      expect(value["mobile"]).toBe(value["tel"]);
      expect(value["contact"]).toBe(value["name"]);
    }
  });

  it("guesses from names, titles and descriptions, in English and Chinese, what a text should look like", () => {
    const expected: Readonly<Record<string, RegExp>> = {
      customer_phone: /^1\d{10}$/,
      手机号: /^1\d{10}$/,
      contactEmail: /^[^@]+@[^@]+\.[a-z]+$/,
      收货地址: /[省市区].*号$/,
      city: /[市州]$/,
      公司: /公司$/,
      avatarUrl: /^https:\/\//,
      client_ip: /^\d+\.\d+\.\d+\.\d+$/,
      openid: /^o[\w-]{27}$/,
      created_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
      备注: /\p{Script=Han}/u,
    };
    const properties = Object.fromEntries(
      Object.keys(expected).map((name) => [name, { type: "string" } as const]),
    );
    for (const value of objects({ type: "object", required: Object.keys(expected), properties }, 20))
      for (const [name, pattern] of Object.entries(expected)) expect(value[name]).toMatch(pattern);
  });

  it("resolves references to schemas that it is given, and to nothing else", () => {
    const schemas = { "https://example.com/phone.json": { type: "string", pattern: "^1\\d{10}$" } } as const;
    expect(compile({ $ref: "https://example.com/phone.json" }, { schemas })(streamOf(1))).toMatch(
      /^1\d{10}$/,
    );
    expect(() => compile({ $ref: "https://example.com/phone.json" })).toThrow(/nothing is named/);
  });
});
