const schemas = { type: "array", minItems: 1, items: { $ref: "#" } };
const named = { type: "object", additionalProperties: { $ref: "#" }, default: {} };
const strings = { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true };
const count = { type: "integer", minimum: 0 };
const types = { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] };

/**
 * The metaschema of draft-04, which published schemas still refer to and ajv no longer carries. Not of the type of a schema,
 * whose keywords are those of 2020-12.
 */
export const draft04: Readonly<Record<string, unknown>> = {
  id: "http://json-schema.org/draft-04/schema#",
  $schema: "http://json-schema.org/draft-04/schema#",
  description: "Core schema meta-schema",
  definitions: {
    schemaArray: schemas,
    positiveInteger: count,
    positiveIntegerDefault0: { allOf: [{ $ref: "#/definitions/positiveInteger" }, { default: 0 }] },
    simpleTypes: types,
    stringArray: strings,
  },
  type: "object",
  properties: {
    id: { type: "string" },
    $schema: { type: "string" },
    title: { type: "string" },
    description: { type: "string" },
    default: {},
    multipleOf: { type: "number", minimum: 0, exclusiveMinimum: true },
    maximum: { type: "number" },
    exclusiveMaximum: { type: "boolean" },
    minimum: { type: "number" },
    exclusiveMinimum: { type: "boolean" },
    maxLength: { $ref: "#/definitions/positiveInteger" },
    minLength: { $ref: "#/definitions/positiveIntegerDefault0" },
    pattern: { type: "string", format: "regex" },
    additionalItems: { anyOf: [{ type: "boolean" }, { $ref: "#" }], default: {} },
    items: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }], default: {} },
    maxItems: { $ref: "#/definitions/positiveInteger" },
    minItems: { $ref: "#/definitions/positiveIntegerDefault0" },
    uniqueItems: { type: "boolean", default: false },
    maxProperties: { $ref: "#/definitions/positiveInteger" },
    minProperties: { $ref: "#/definitions/positiveIntegerDefault0" },
    required: { $ref: "#/definitions/stringArray" },
    additionalProperties: { anyOf: [{ type: "boolean" }, { $ref: "#" }], default: {} },
    definitions: named,
    properties: named,
    patternProperties: named,
    dependencies: {
      type: "object",
      additionalProperties: { anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }] },
    },
    enum: { type: "array", minItems: 1, uniqueItems: true },
    type: {
      anyOf: [
        { $ref: "#/definitions/simpleTypes" },
        { type: "array", items: { $ref: "#/definitions/simpleTypes" }, minItems: 1, uniqueItems: true },
      ],
    },
    format: { type: "string" },
    allOf: { $ref: "#/definitions/schemaArray" },
    anyOf: { $ref: "#/definitions/schemaArray" },
    oneOf: { $ref: "#/definitions/schemaArray" },
    not: { $ref: "#" },
  },
  dependencies: { exclusiveMaximum: ["maximum"], exclusiveMinimum: ["minimum"] },
  default: {},
};
