/**
 * Writes schemas/notification.schema.json (all notifications in one self-contained schema) and
 * src/schema/notification.generated.ts (their types as one union, told apart by `event`). With --check nothing is written,
 * and the exit code is 1 if a file is not what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { runnerImport } from "vite";

const check = process.argv.includes("--check");
const load = async (path) => (await runnerImport(new URL(`../src/${path}`, import.meta.url).pathname)).module;

const { defaultSettings } = await load("contract/settings.ts");
const { loadSchemas } = await load("schema/load.ts");
const { notificationSchema } = await load("schema/notification-schema.ts");
const { schemaText } = await load("schema/schema-text.ts");

const schema = notificationSchema(loadSchemas({ settings: defaultSettings }));
const banner = `/** Written by scripts/generate-types.mjs from schemas/*.schema.json. Do not edit. */`;
const types = await compile(typed(schema), "DocumentedNotification", {
  additionalProperties: false,
  bannerComment: banner,
  style: { printWidth: 110 },
});

const stale = [
  ["../schemas/notification.schema.json", schemaText(schema)],
  ["../src/schema/notification.generated.ts", types],
].filter(([path, text]) => {
  const file = new URL(path, import.meta.url);
  if (check) return readText(file) !== text;
  writeFileSync(file, text);
  return false;
});
for (const [path] of stale) console.error(`${path.slice(3)} is out of date: run npm run generate`);
process.exitCode = stale.length === 0 ? 0 : 1;

function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The schema as json-schema-to-typescript understands it best. */
function typed(node, named = false) {
  if (Array.isArray(node)) return node.map((item) => typed(item));
  if (typeof node !== "object" || node === null) return node;
  if (named)
    return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, property(member)]));
  // It knows neither conditions nor resources inside a document, and would open objects for unions of conditions.
  const { allOf: _, $id: __, discriminator: ___, ...rest } = node;
  const members = Object.entries(rest).map(([key, member]) => {
    // An index signature of strings would contradict the fields that are no strings.
    if (key === "additionalProperties" && typeof member === "object") return [key, true];
    return [key, typed(member, key === "properties")];
  });
  return Object.fromEntries(members);
}

function property(member) {
  if (typeof member !== "object" || "$ref" in member) return member;
  // A title would make a type of its own for each field.
  const { title, description, "x-title-zh": zh, "x-assumed": assumed, ...rest } = member;
  const about = [
    title && zh ? `${title} (${zh}).` : title,
    description,
    assumed && "Assumed: the document does not show it.",
  ];
  const nullable = [rest.type].flat().includes("null") ? " | null" : "";
  return {
    ...typed(rest),
    description: about.filter(Boolean).join(" "),
    // Integers beyond 2^53 are bigints here.
    ...(rest.format === "int64" ? { tsType: `number | bigint${nullable}` } : {}),
    ...("type" in rest || "const" in rest || "enum" in rest ? {} : { tsType: "unknown" }),
  };
}
