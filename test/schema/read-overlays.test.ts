import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { HookproofError } from "../../src/errors.ts";
import { readOverlays as readFromIndex } from "../../src/index.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { readOverlays } from "../../src/schema/read-overlays.ts";

/** A folder with these files; objects are written as JSON. */
function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "hookproof-overlay-")));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

const schemaFrom = async (folder: string, file: string) => {
  const overlays = await readOverlays({ client: join(folder, file) });
  return loadSchemas({ settings: defaultSettings, overlays }).of.client;
};

async function mistakeOf(files: Readonly<Record<string, unknown>>, file: string, kind = "client") {
  const folder = folderOf(files);
  const error: unknown = await readOverlays({ [kind]: join(folder, file) }).catch((cause: unknown) => cause);
  if (!(error instanceof HookproofError)) throw error;
  return { ...error, message: error.message, file: error.at?.file.replace(`${folder}/`, "") };
}

const dialect = "https://json-schema.org/draft/2020-12/schema";

describe("an overlay file", () => {
  test("without $schema is a merge patch on the shipped schema", async () => {
    const folder = folderOf({ "client.yaml": "properties:\n  vip: { type: boolean }\n  level: null\n" });
    const { fields } = await schemaFrom(folder, "client.yaml");
    const names = fields.map(({ name }) => name);
    expect(names).toContain("vip");
    expect(names).toContain("email");
    expect(names).not.toContain("level");
  });

  test("with $schema takes the place of the shipped schema", async () => {
    const folder = folderOf({ "client.json": { $schema: dialect, properties: { a: { type: "string" } } } });
    const { schema, fields } = await schemaFrom(folder, "client.json");
    expect(schema).toMatchObject({ type: "object" });
    expect(fields.map(({ pointer }) => pointer)).toEqual(["/a"]);
  });

  test("keeps integers beyond 2^53 exact", async () => {
    const folder = folderOf({ "a.json": '{ "properties": { "n": { "const": 9007199254740993 } } }' });
    const { schema } = await schemaFrom(folder, "a.json");
    expect(schema).toMatchObject({ properties: { n: { const: 9007199254740993n } } });
  });

  test("may refer to files beside and below it, which may refer to each other and to themselves", async () => {
    const folder = folderOf({
      "main.json": {
        $schema: dialect,
        properties: {
          a: { $ref: "parts/a.json" },
          b: { $ref: "parts/b.json#/$defs/b" },
          c: { $ref: "#/$defs/c" },
        },
        $defs: { c: { type: "boolean" } },
      },
      "parts/a.json": {
        $id: "https://example.com/a",
        type: "object",
        properties: { next: { $ref: "#" }, b: { $ref: "b.json#/$defs/b" } },
      },
      "parts/b.json": { $defs: { b: { type: "object", properties: { up: { $ref: "../main.json" } } } } },
    });
    const { fields } = await schemaFrom(folder, "main.json");
    expect(fields.map(({ pointer, type }) => `${pointer} ${type}`)).toEqual([
      "/a object",
      "/a/next object",
      "/a/b object",
      "/a/b/up object",
      "/b object",
      "/b/up object",
      "/c boolean",
    ]);
  });

  test("takes $ref for a name where names are the user's, and for data in data", async () => {
    const folder = folderOf({
      "a.json": {
        $schema: dialect,
        properties: { $ref: { type: "string" }, d: { const: { $ref: "https://x.y" } } },
      },
    });
    expect((await schemaFrom(folder, "a.json")).fields.map(({ name }) => name)).toEqual(["$ref", "d"]);
  });
});

describe("a mistake in an overlay file", () => {
  const outside = { "in/a.json": { properties: { a: { $ref: "../secret.json" } } }, "secret.json": {} };

  test.each<[string, Record<string, unknown>, string, object]>([
    [
      "a wrong type, with the nearest right word",
      { "a.json": { properties: { a: { type: "strng" } } } },
      "a.json",
      { at: { line: 4, column: 15 }, hint: "Did you mean string?" },
    ],
    [
      "a bound that is no number",
      { "a.yaml": "properties:\n  a:\n    maximum: x\n" },
      "a.yaml",
      { at: { line: 3, column: 14 } },
    ],
    [
      "business data that is no object",
      { "a.yaml": "type: array\n" },
      "a.yaml",
      { at: { line: 1, column: 7 } },
    ],
    ["a list in place of a schema", { "a.yaml": "- a\n" }, "a.yaml", { at: { line: 1, column: 1 } }],
    ["broken JSON", { "a.json": '{ "a": ' }, "a.json", { at: { line: 1 } }],
    [
      "an address on the network",
      { "a.yaml": "properties: { a: { $ref: https://example.com/a.json } }\n" },
      "a.yaml",
      { at: { line: 1, column: 26 } },
    ],
    [
      "an address without scheme",
      { "a.yaml": "properties: { a: { $ref: //example.com/a.json } }\n" },
      "a.yaml",
      { at: { line: 1 } },
    ],
    [
      "a file address",
      { "a.yaml": "properties: { a: { $ref: file:///etc/passwd } }\n" },
      "a.yaml",
      { at: { line: 1 } },
    ],
    [
      "a file outside the folder",
      outside,
      "in/a.json",
      { file: "in/a.json", message: expect.stringContaining("leaves the folder") },
    ],
    [
      "an absolute path",
      { "a.yaml": "properties: { a: { $ref: /etc/hostname } }\n" },
      "a.yaml",
      { message: expect.stringContaining("leaves the folder") },
    ],
    [
      "a file that is not there",
      { "a.yaml": "properties: { a: { $ref: b.json } }\n" },
      "a.yaml",
      { message: expect.stringContaining("no such file") },
    ],
    [
      "a mistake in a file referred to",
      { "a.yaml": "properties: { a: { $ref: b.yaml } }\n", "b.yaml": "a: [\n" },
      "a.yaml",
      { file: "b.yaml" },
    ],
  ])("%s is told with its place", async (_, files, file, expected) => {
    const mistake = await mistakeOf(files, file);
    expect(mistake).toMatchObject({ code: "bad-schema", file, ...expected });
  });

  test("a symbolic link out of the folder is not followed", async () => {
    const folder = folderOf({ "in/a.json": { properties: { a: { $ref: "b.json" } } }, "secret.json": {} });
    symlinkSync(join(folder, "secret.json"), join(folder, "in/b.json"));
    await expect(readOverlays({ client: join(folder, "in/a.json") })).rejects.toThrow("leaves the folder");
  });

  test("an unknown kind is told with the nearest right one", async () => {
    expect(await mistakeOf({ "a.json": {} }, "a.json", "clients")).toMatchObject({
      message: "There is no kind clients",
      hint: expect.stringContaining("Did you mean client?") as string,
    });
  });

  test("a hint that does not exist is told with its place and the nearest right one", async () => {
    const folder = folderOf({ "a.yaml": "properties:\n  a:\n    x-faker: person.fulName\n" });
    await expect(readFromIndex({ client: join(folder, "a.yaml") })).rejects.toMatchObject({
      code: "bad-schema",
      message: expect.stringContaining("did you mean person.fullName?") as string,
      at: { line: 3, column: 14 },
    });
  });

  test("a file that cannot be read is told", async () => {
    expect(await mistakeOf({}, "none.json")).toMatchObject({ code: "bad-schema", file: "none.json" });
  });
});
