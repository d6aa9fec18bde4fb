import { describe, expect, test } from "vitest";
import type { Settings } from "../../src/contract/settings.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import type { Kind } from "../../src/contract/topics.ts";
import { kindNames } from "../../src/contract/topics.ts";
import type { Field } from "../../src/schema/load.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { documentedFields } from "./documented-fields.ts";

const load = (settings: Partial<Settings> = {}) =>
  loadSchemas({ settings: { ...defaultSettings, ...settings } });
const fieldsOf = (kind: Kind, settings?: Partial<Settings>) => load(settings).of[kind].fields;
const pointersOf = (kind: Kind, settings?: Partial<Settings>) =>
  fieldsOf(kind, settings).map(({ pointer }) => pointer);

/** A field as the table of the document writes it. */
function rowOf({ pointer, required, type, enum: values }: Field): string {
  return `${pointer}${required ? "!" : ""} ${type}${values === null ? "" : ` ${values.join("|")}`}`;
}

describe("the shipped schemas", () => {
  test.each(kindNames)("%s has each documented field with type, values and requirement, in order", (kind) => {
    const documented = fieldsOf(kind).filter(({ assumed }) => assumed === null);
    expect(documented.map(rowOf)).toEqual(documentedFields[kind]);
  });

  test.each(kindNames)("%s has a title in English and Chinese for each field", (kind) => {
    const untitled = JSON.stringify(load().of[kind].schema, (_, value: unknown) =>
      typeof value === "object" && value !== null && "x-title-zh" in value && "title" in value
        ? { ...value, title: undefined, "x-title-zh": undefined, titled: true }
        : value,
    );
    expect(untitled.match(/"titled":true/g)?.length).toBeGreaterThan(fieldsOf(kind).length);
  });

  test("Conversation and Client are rich enough to show something", () => {
    expect(fieldsOf("conversation").length).toBeGreaterThan(25);
    expect(fieldsOf("client").length).toBeGreaterThan(20);
  });
});

describe("settings", () => {
  test.each(kindNames)("documentedOnly leaves %s with nothing that the document does not show", (kind) => {
    expect(fieldsOf(kind, { documentedOnly: true }).map(rowOf)).toEqual(documentedFields[kind]);
  });

  test("names of customer fields replace ours, in their place before the enterprise's own", () => {
    const customerFields = { email: "mail", otherContact: "skype", microblog: "blog" };
    expect(
      pointersOf("new_ticket", { customerFields, customFields: ["a/b~c", "__proto__"] }).slice(-6),
    ).toEqual([
      "/customer/weixin",
      "/customer/mail",
      "/customer/skype",
      "/customer/blog",
      "/customer/a~1b~0c",
      "/customer/__proto__",
    ]);
  });

  test("a customer field that the user named is kept under documentedOnly, as it is no assumption", () => {
    const customerFields = { ...defaultSettings.customerFields, email: "mail" };
    const settings = { customerFields, customFields: ["等级"], documentedOnly: true };
    expect(pointersOf("new_ticket", settings).slice(-3)).toEqual([
      "/customer/weixin",
      "/customer/mail",
      "/customer/等级",
    ]);
  });

  test.each([
    ["local", "pattern", expect.stringContaining("[0-5][0-9]$")],
    ["rfc3339", "format", "date-time"],
    ["unix", "pattern", "^[0-9]{10}$"],
  ] as const)(
    "the time format %s decides how times of a call and a reply are written",
    (timeFormat, keyword, shape) => {
      const { of } = load({ timeFormat });
      for (const [kind, name] of [
        ["cdr", "start_time"],
        ["cdr", "end_time"],
        ["new_ticket", "contentAt"],
      ] as const)
        expect(of[kind].schema).toMatchObject({
          properties: { [name]: { type: "string", [keyword]: shape } },
        });
    },
  );
});

describe("overlays", () => {
  const overlaid = (kind: Kind, overlay: object, settings: Partial<Settings> = {}) =>
    loadSchemas({
      settings: { ...defaultSettings, ...settings },
      overlays: { [kind]: overlay },
    }).of[kind];

  test("a merge patch adds, changes and removes fields and leaves the others", () => {
    const { fields } = overlaid("client", {
      mode: "merge",
      patch: { properties: { level: { enum: ["gold"] }, phones: null, member_no: { type: "string" } } },
    });
    const byName = Object.fromEntries(fields.map((field) => [field.pointer, field]));
    expect(byName["/level"]?.enum).toEqual(["gold"]);
    expect(byName["/phones"]).toBeUndefined();
    expect(byName["/member_no"]).toMatchObject({ assumed: null, type: "string" });
    expect(byName["/email"]).toBeDefined();
  });

  test("a required field that a merge patch removes is not required any more", () => {
    const { schema } = overlaid("robot_call", { mode: "merge", patch: { properties: { uuid: null } } });
    expect(schema).toMatchObject({ required: expect.not.arrayContaining(["uuid"]) as unknown });
  });

  test("a whole schema takes the place of ours", () => {
    const schema = {
      type: "object",
      properties: { a: { $ref: "#/$defs/b" } },
      $defs: { b: { type: "string" } },
    };
    expect(overlaid("client", { mode: "replace", schema })).toMatchObject({
      schema,
      overlaid: true,
      fields: [{ pointer: "/a", type: "string" }],
    });
  });

  test("fields that an overlay adds are kept under documentedOnly", () => {
    const overlay = { mode: "merge", patch: { properties: { vip: { type: "boolean" } } } };
    expect(overlaid("client", overlay, { documentedOnly: true }).fields.map(({ name }) => name)).toEqual([
      "vip",
    ]);
  });

  test("a recursive schema lists its fields once", () => {
    const schema = { type: "object", properties: { next: { $ref: "#" }, n: { type: "integer" } } };
    expect(overlaid("client", { mode: "replace", schema }).fields.map(({ pointer }) => pointer)).toEqual([
      "/next",
      "/n",
    ]);
  });

  test("fields of alternatives are listed after those that are always there", () => {
    const schema = {
      type: "object",
      oneOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { type: ["string", "null"] } } }],
      properties: { c: true },
    };
    expect(overlaid("client", { mode: "replace", schema }).fields.map(rowOf)).toEqual([
      "/c any",
      "/a enum 1",
      "/b string or null",
    ]);
  });
});
