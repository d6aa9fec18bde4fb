import type { Keyword } from "../canonical/keyword.ts";
import { additionalProperties } from "./additional-properties.ts";
import { allOf } from "./all-of.ts";
import { anyOf } from "./any-of.ts";
import { constant } from "./const.ts";
import { contains, maxContains, minContains } from "./contains.ts";
import { contentSchema, definitions, defs, faker } from "./annotations.ts";
import { dependencies } from "./dependencies.ts";
import { dependentRequired } from "./dependent-required.ts";
import { dependentSchemas } from "./dependent-schemas.ts";
import { enumeration, excluded } from "./enum.ts";
import { exclusiveMaximum } from "./exclusive-maximum.ts";
import { exclusiveMinimum } from "./exclusive-minimum.ts";
import { format, notFormat } from "./format.ts";
import { conditional, otherwise, then } from "./if.ts";
import { additionalItems, items, prefixItems } from "./items.ts";
import { maxItems } from "./max-items.ts";
import { maxLength } from "./max-length.ts";
import { maxProperties } from "./max-properties.ts";
import { maximum } from "./maximum.ts";
import { minItems } from "./min-items.ts";
import { minLength } from "./min-length.ts";
import { minProperties } from "./min-properties.ts";
import { minimum } from "./minimum.ts";
import { multipleOf, notMultipleOf } from "./multiple-of.ts";
import { not } from "./not.ts";
import { oneOf } from "./one-of.ts";
import { notPattern, pattern } from "./pattern.ts";
import { patternProperties } from "./pattern-properties.ts";
import { properties } from "./properties.ts";
import { propertyNames } from "./property-names.ts";
import { dynamicRef, recursiveRef, ref } from "./ref.ts";
import { required } from "./required.ts";
import { someProperty } from "./some-property.ts";
import { type, typeBits } from "./type.ts";
import { unevaluatedItems } from "./unevaluated-items.ts";
import { unevaluatedProperties } from "./unevaluated-properties.ts";
import { duplicateItems, uniqueItems } from "./unique-items.ts";

/**
 * Every keyword, in the order in which they are applied: cheap and decisive ones first, so that dead alternatives die
 * early; `unevaluated…` last, because it needs to know what the others evaluated.
 */
export const keywords: readonly Keyword[] = [
  type,
  typeBits,
  constant,
  enumeration,
  excluded,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
  notMultipleOf,
  minLength,
  maxLength,
  pattern,
  notPattern,
  format,
  notFormat,
  required,
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  minProperties,
  maxProperties,
  someProperty,
  prefixItems,
  items,
  additionalItems,
  contains,
  minContains,
  maxContains,
  minItems,
  maxItems,
  uniqueItems,
  duplicateItems,
  ref,
  dynamicRef,
  recursiveRef,
  allOf,
  not,
  dependentRequired,
  dependentSchemas,
  dependencies,
  anyOf,
  oneOf,
  conditional,
  then,
  otherwise,
  unevaluatedProperties,
  unevaluatedItems,
  defs,
  definitions,
  contentSchema,
  faker,
];

export const keywordNamed: ReadonlyMap<string, Keyword> = new Map(
  keywords.map((keyword) => [keyword.name, keyword]),
);
