import type { Settings } from "../contract/settings.ts";
import { defaultSettings } from "../contract/settings.ts";
import type { Kind } from "../contract/topics.ts";
import type { JsonSchema, SchemaObject } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";
import { mapSubschemas } from "./subschemas.ts";

/** The shipped schema of a kind with what the settings say about gaps: time formats and the customer's field names. */
export function applySettings(kind: Kind, schema: SchemaObject, settings: Settings): JsonSchema {
  const timed = applyTimeFormat(schema, settings.timeFormat);
  return kind === "new_ticket" && isSchemaObject(timed) ? nameCustomerFields(timed, settings) : timed;
}

/** How a time of type String is written (sections 2.4 and 2.6: not shown); `local` is what the files say. */
const timeShapes = {
  rfc3339: { format: "date-time" },
  unix: { pattern: "^[0-9]{10}$" },
} as const satisfies Record<Exclude<Settings["timeFormat"], "local">, SchemaObject>;

function applyTimeFormat(schema: JsonSchema, format: Settings["timeFormat"]): JsonSchema {
  if (!isSchemaObject(schema) || format === "local") return schema;
  if (schema["x-gap"]?.includes("time-format") === true) {
    const { pattern: _, ...rest } = schema;
    return { ...rest, ...timeShapes[format] };
  }
  return mapSubschemas(schema, (subschema) => applyTimeFormat(subschema, format));
}

/** A name that the user gave is no assumption any more, so `documentedOnly` keeps the field. */
function nameCustomerFields(schema: SchemaObject, settings: Settings): SchemaObject {
  const customer = schema.properties?.["customer"];
  if (!isSchemaObject(customer)) return schema;
  const { customerFields, customFields } = settings;
  const ours = defaultSettings.customerFields;
  const added: [string, SchemaObject][] = [
    unnamed(customerFields.email, ours.email, "E-mail", "邮箱", "internet.email"),
    unnamed(
      customerFields.otherContact,
      ours.otherContact,
      "Further contact account",
      "其他联系方式",
      "messaging.qq",
    ),
    unnamed(customerFields.microblog, ours.microblog, "Microblog account", "微博", "messaging.microblog"),
    ...customFields.map((name) => custom(name)),
  ];
  const properties = { ...customer.properties, ...Object.fromEntries(added) };
  return { ...schema, properties: { ...schema.properties, customer: { ...customer, properties } } };
}

function unnamed(
  name: string,
  ours: string,
  title: string,
  zh: string,
  hint: string,
): [string, SchemaObject] {
  const why = "The document describes this field but does not show its name.";
  const assumed = name === ours ? { "x-assumed": why } : {};
  return [
    name,
    {
      title,
      "x-title-zh": zh,
      type: "string",
      "x-faker": hint,
      "x-gap": ["customer-field-names"],
      ...assumed,
    },
  ];
}

function custom(name: string): [string, SchemaObject] {
  const why = "The document lets the enterprise name fields of its own; this name is an example.";
  const assumed = defaultSettings.customFields.includes(name) ? { "x-assumed": why } : {};
  return [
    name,
    {
      title: "User-defined customer field",
      "x-title-zh": "自定义客户字段",
      type: "string",
      "x-faker": customHints[name] ?? "service.tag",
      "x-gap": ["custom-fields"],
      ...assumed,
    },
  ];
}

/** What the example names of `defaultSettings.customFields` hold; a name of the user's own holds a word. */
const customHints: Readonly<Record<string, SchemaObject["x-faker"]>> = {
  会员等级: ["helpers.arrayElement", ["普通会员", "银卡会员", "金卡会员", "钻石会员"]],
  来源渠道: "service.source",
};
