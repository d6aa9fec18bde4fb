/**
 * What users of other generators complain of, one case each: `{ name, schema }`. All are satisfiable.
 */
const int = { type: "integer" };
const text = { type: "string" };

export const complaints = [
  {
    name: "an envelope whose event picks the business key, with unevaluatedProperties: false",
    schema: {
      type: "object",
      required: ["id", "event"],
      properties: { id: text, event: { enum: ["conversation.created", "client.created", "cdr.hangup"] } },
      allOf: ["conversation", "client", "cdr"].map((kind, index) => ({
        if: {
          properties: { event: { const: ["conversation.created", "client.created", "cdr.hangup"][index] } },
        },
        then: {
          required: [kind],
          properties: { [kind]: { type: "object", required: ["key"], properties: { key: int } } },
        },
      })),
      unevaluatedProperties: false,
    },
  },
  {
    name: "allOf with if/then/else",
    schema: {
      type: "object",
      required: ["country"],
      properties: { country: { enum: ["US", "CA", "NL"] }, code: text },
      allOf: [
        {
          if: { properties: { country: { const: "US" } } },
          then: { required: ["code"], properties: { code: { pattern: "^\\d{5}(-\\d{4})?$" } } },
        },
        {
          if: { properties: { country: { const: "CA" } } },
          then: { properties: { code: { pattern: "^[A-Z]\\d[A-Z] \\d[A-Z]\\d$" } } },
          else: { properties: { code: { maxLength: 10 } } },
        },
      ],
    },
  },
  {
    name: "two oneOf inside allOf",
    schema: {
      allOf: [
        {
          oneOf: [
            { required: ["a"], properties: { a: int } },
            { required: ["b"], properties: { b: int } },
          ],
        },
        {
          oneOf: [
            { required: ["c"], properties: { c: text } },
            { required: ["d"], properties: { d: text } },
          ],
        },
      ],
      type: "object",
    },
  },
  {
    name: "overlapping oneOf of numbers",
    schema: { oneOf: [{ type: "integer" }, { type: "number", minimum: 2 }] },
  },
  {
    name: "anyOf beside oneOf beside properties",
    schema: {
      type: "object",
      properties: { k: { enum: [1, 2, 3] } },
      anyOf: [{ required: ["x"] }, { required: ["k"] }],
      oneOf: [{ properties: { k: { const: 1 } } }, { properties: { k: { const: 2 } } }],
    },
  },
  { name: "not const", schema: { type: "integer", minimum: 1, maximum: 3, not: { const: 2 } } },
  { name: "not const among all types", schema: { not: { const: true } } },
  {
    name: "not const of an object",
    schema: { type: "object", maxProperties: 1, not: { enum: [{}, { a: 1 }] } },
  },
  {
    name: "if about a constant of a property of any type",
    schema: {
      type: "object",
      required: ["unique"],
      properties: { unique: true, items: { properties: { type: { enum: ["object", "array"] } } } },
      if: { properties: { unique: { const: true } } },
      then: { required: ["max"] },
    },
  },
  { name: "not enum", schema: { enum: ["a", "b", "c"], not: { enum: ["a", "c"] } } },
  { name: "not type", schema: { not: { type: ["string", "number", "object"] } } },
  {
    name: "not required",
    schema: { type: "object", properties: { a: int, b: int }, not: { required: ["a", "b"] } },
  },
  { name: "not bounds", schema: { type: "number", not: { minimum: 0, maximum: 10 } } },
  { name: "not pattern", schema: { type: "string", pattern: "^[a-c]{1,3}$", not: { pattern: "a" } } },
  { name: "not multipleOf", schema: { type: "integer", not: { multipleOf: 2 } } },
  {
    name: "not anyOf",
    schema: {
      type: "object",
      properties: { a: int },
      not: { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      minProperties: 1,
    },
  },
  {
    name: "not of an object with properties",
    schema: {
      type: "object",
      required: ["kind"],
      properties: { kind: { enum: ["x", "y"] }, v: int },
      not: { properties: { kind: { const: "x" } } },
    },
  },
  {
    name: "propertyNames with a pattern",
    schema: {
      type: "object",
      propertyNames: { pattern: "^[a-z]{3}$" },
      minProperties: 2,
      additionalProperties: int,
    },
  },
  {
    name: "propertyNames with an enum",
    schema: { type: "object", propertyNames: { enum: ["a", "b", "c"] }, minProperties: 3 },
  },
  {
    name: "propertyNames that forbid a declared name",
    schema: { type: "object", properties: { Ab: int, cd: int }, propertyNames: { pattern: "^[a-z]+$" } },
  },
  {
    name: "draft-07 tuple",
    draft: "draft7",
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "array",
      items: [int, text],
      additionalItems: false,
      minItems: 2,
    },
  },
  {
    name: "draft-07 tuple with more items",
    draft: "draft7",
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "array",
      items: [int],
      additionalItems: text,
      minItems: 3,
    },
  },
  {
    name: "prefixItems with items",
    schema: { type: "array", prefixItems: [int, text], items: { type: "boolean" }, minItems: 4 },
  },
  {
    name: "contains with counts",
    schema: {
      type: "array",
      items: int,
      contains: { minimum: 100 },
      minContains: 2,
      maxContains: 3,
      minItems: 5,
    },
  },
  {
    name: "contains in a closed tuple",
    schema: {
      type: "array",
      prefixItems: [{ enum: [1, 2] }, { enum: [2, 3] }],
      items: false,
      contains: { const: 2 },
      maxContains: 1,
      minItems: 2,
    },
  },
  {
    name: "two contains in one array",
    schema: {
      allOf: [{ contains: { type: "string" } }, { contains: { type: "integer" } }],
      type: "array",
      maxItems: 2,
    },
  },
  {
    name: "siblings of $ref",
    schema: {
      $defs: { base: { type: "object", properties: { a: int }, required: ["a"] } },
      $ref: "#/$defs/base",
      properties: { b: text },
      required: ["b"],
    },
  },
  {
    name: "$anchor",
    schema: { $defs: { x: { $anchor: "there", type: "integer", minimum: 5 } }, $ref: "#there" },
  },
  {
    name: "$id that looks remote",
    schema: {
      $id: "https://example.com/root.json",
      $defs: { x: { $id: "item.json", type: "integer" } },
      type: "array",
      items: { $ref: "item.json" },
      minItems: 1,
    },
  },
  {
    name: "$dynamicRef",
    schema: {
      $id: "https://example.com/tree",
      $dynamicAnchor: "node",
      type: "object",
      required: ["v"],
      properties: { v: int, children: { type: "array", items: { $dynamicRef: "#node" } } },
    },
  },
  {
    name: "recursion through required arrays",
    schema: {
      $ref: "#/$defs/n",
      $defs: {
        n: {
          type: "object",
          required: ["kids"],
          properties: { kids: { type: "array", items: { $ref: "#/$defs/n" } } },
          additionalProperties: false,
        },
      },
    },
  },
  {
    name: "recursion that needs depth",
    schema: {
      $ref: "#/$defs/a",
      $defs: {
        a: wrap("b"),
        b: wrap("c"),
        c: wrap("d"),
        d: wrap("e"),
        e: wrap("f"),
        f: wrap("g"),
        g: { anyOf: [{ $ref: "#/$defs/a" }, int] },
      },
    },
  },
  {
    name: "mutual recursion with oneOf",
    schema: {
      $ref: "#/$defs/expr",
      $defs: {
        expr: { oneOf: [{ type: "number" }, { $ref: "#/$defs/op" }] },
        op: {
          type: "object",
          required: ["op", "l", "r"],
          properties: { op: { enum: ["+", "-"] }, l: { $ref: "#/$defs/expr" }, r: { $ref: "#/$defs/expr" } },
        },
      },
    },
  },
  {
    name: "pattern with lengths",
    schema: { type: "string", pattern: "^[a-z]+$", minLength: 12, maxLength: 14 },
  },
  { name: "Chinese characters by range", schema: { type: "string", pattern: "^[\\u4e00-\\u9fa5]{2,4}$" } },
  { name: "Unicode property", schema: { type: "string", pattern: "^\\p{Lu}\\p{Ll}{2,5}$" } },
  { name: "Unicode script", schema: { type: "string", pattern: "^\\p{Script=Han}+$", maxLength: 6 } },
  { name: "back reference", schema: { type: "string", pattern: "^(['\"])[a-z]+\\1$" } },
  { name: "named back reference", schema: { type: "string", pattern: "^(?<tag>[a-z]{2})-\\k<tag>$" } },
  {
    name: "two patterns at once",
    schema: { type: "string", allOf: [{ pattern: "^[a-z0-9]{6,10}$" }, { pattern: "[0-9]{2}" }] },
  },
  {
    name: "three patterns of a password",
    schema: {
      type: "string",
      minLength: 8,
      maxLength: 12,
      allOf: [{ pattern: "[A-Z]" }, { pattern: "[a-z]" }, { pattern: "[0-9]" }],
    },
  },
  { name: "lookahead", schema: { type: "string", pattern: "^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,16}$" } },
  { name: "negative lookahead", schema: { type: "string", pattern: "^(?!xn--)[a-z]{3,8}$" } },
  { name: "lookahead in the middle", schema: { type: "string", pattern: "^[a-z]+(?=\\.png$)\\.png$" } },
  { name: "word boundaries", schema: { type: "string", pattern: "\\bfoo\\b" } },
  {
    name: "unanchored pattern with a minimum length",
    schema: { type: "string", pattern: "foo", minLength: 20 },
  },
  {
    name: "non-greedy and nested groups",
    schema: { type: "string", pattern: "^(?:(ab|cd)+?-)*[xyz]{2}$", maxLength: 12 },
  },
  {
    name: "semantic version",
    schema: {
      type: "string",
      pattern:
        "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?$",
    },
  },
  { name: "long bounded repetition", schema: { type: "string", pattern: "^[\\w.-]{1,256}@[a-z]{2,64}$" } },
  {
    name: "unique items of a small set",
    schema: { type: "array", items: { enum: ["a", "b", "c"] }, uniqueItems: true, minItems: 3 },
  },
  {
    name: "unique booleans",
    schema: { type: "array", items: { type: "boolean" }, uniqueItems: true, minItems: 2 },
  },
  {
    name: "unique small integers",
    schema: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 5 },
      uniqueItems: true,
      minItems: 5,
    },
  },
  {
    name: "unique objects",
    schema: {
      type: "array",
      items: {
        type: "object",
        required: ["k"],
        properties: { k: { enum: [1, 2, 3] } },
        additionalProperties: false,
      },
      uniqueItems: true,
      minItems: 3,
    },
  },
  { name: "cents", schema: { type: "number", multipleOf: 0.01, minimum: 0, maximum: 10 } },
  {
    name: "tenths in a narrow range",
    schema: { type: "number", multipleOf: 0.1, minimum: 0.45, exclusiveMaximum: 0.6 },
  },
  {
    name: "two steps at once",
    schema: { allOf: [{ multipleOf: 0.4 }, { multipleOf: 0.6 }], type: "number", exclusiveMinimum: 0 },
  },
  {
    name: "a range between two integers",
    schema: { type: "number", exclusiveMinimum: 1, exclusiveMaximum: 1.001 },
  },
  {
    name: "dependentRequired",
    schema: {
      type: "object",
      properties: { card: text, address: text, zip: text },
      dependentRequired: { card: ["address"], address: ["zip"] },
    },
  },
  {
    name: "dependentSchemas",
    schema: {
      type: "object",
      properties: { card: text },
      dependentSchemas: { card: { required: ["address"], properties: { address: text } } },
    },
  },
  {
    name: "draft-07 dependencies",
    draft: "draft7",
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { a: int, b: int },
      dependencies: { a: ["b"], b: { properties: { c: int }, required: ["c"] } },
    },
  },
  {
    name: "unevaluatedProperties over allOf",
    schema: {
      allOf: [{ properties: { a: int }, required: ["a"] }, { properties: { b: text } }],
      unevaluatedProperties: false,
      minProperties: 2,
    },
  },
  {
    name: "unevaluatedProperties over anyOf and if",
    schema: {
      type: "object",
      anyOf: [
        { properties: { a: int }, required: ["a"] },
        { properties: { b: int }, required: ["b"] },
      ],
      if: { required: ["a"] },
      then: { properties: { c: int }, required: ["c"] },
      unevaluatedProperties: false,
    },
  },
  {
    name: "unevaluatedItems over prefixItems",
    schema: { type: "array", allOf: [{ prefixItems: [int, text] }], unevaluatedItems: false, minItems: 2 },
  },
  {
    name: "min and maxProperties with patternProperties",
    schema: {
      type: "object",
      patternProperties: { "^x-": text },
      additionalProperties: false,
      minProperties: 2,
      maxProperties: 4,
    },
  },
  {
    name: "required name under patternProperties",
    schema: {
      type: "object",
      required: ["x-id"],
      patternProperties: { "^x-": int },
      additionalProperties: false,
    },
  },
  {
    name: "maxProperties below the optional ones",
    schema: {
      type: "object",
      properties: { a: int, b: int, c: int, d: int },
      maxProperties: 2,
      minProperties: 2,
      additionalProperties: false,
    },
  },
  {
    name: "additionalProperties: false in two branches of allOf",
    schema: {
      allOf: [
        { properties: { a: int, b: int }, additionalProperties: false },
        { properties: { b: int, c: int }, additionalProperties: false },
      ],
    },
  },
  {
    name: "boolean schemas",
    schema: { type: "object", properties: { yes: true, no: false }, required: ["yes"] },
  },
  {
    name: "deep allOf of refs",
    schema: {
      $defs: {
        a: { allOf: [{ $ref: "#/$defs/b" }, { properties: { x: { minimum: 3 } } }] },
        b: { allOf: [{ $ref: "#/$defs/c" }], properties: { x: { maximum: 9 } } },
        c: { type: "object", required: ["x"], properties: { x: int } },
      },
      $ref: "#/$defs/a",
    },
  },
  { name: "nullable by type list", schema: { type: ["string", "null"], minLength: 2, maxLength: 5 } },
  { name: "enum with a mixed type", schema: { type: ["integer", "null"], enum: [1, "two", null, 3] } },
  {
    name: "discriminated union",
    schema: {
      type: "object",
      required: ["type"],
      oneOf: ["a", "b", "c", "d"].map((type) => ({
        properties: { type: { const: type }, [type]: int },
        required: [type],
      })),
    },
  },
  {
    name: "properties called __proto__ and constructor",
    schema: {
      type: "object",
      required: ["constructor", "toString"],
      properties: { constructor: int, toString: text },
    },
  },
];

function wrap(next) {
  return {
    type: "object",
    required: ["inner"],
    properties: { inner: { $ref: `#/$defs/${next}` } },
    additionalProperties: false,
  };
}
