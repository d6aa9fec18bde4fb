/**
 * Two judges of validity that know nothing of the generator: ajv with ajv-formats, and where ajv says no, @cfworker/json-schema.
 * ajv is wrong about some uses of `unevaluated…`; a value counts as valid if either says so, and such cases are counted.
 */
import { Validator } from "@cfworker/json-schema";
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import AjvDraft4 from "ajv-draft-04";
import addFormats from "ajv-formats";

/** @returns {{ isValid(value): boolean, disputed: number } | undefined} undefined if ajv does not accept the schema */
export function oracleOf({ schema, schemas = {}, draft = draftOf(schema) }) {
  const Class =
    { draft4: AjvDraft4.default ?? AjvDraft4, "draft2019-09": Ajv2019, "draft2020-12": Ajv2020 }[draft] ??
    Ajv;
  const options = { strict: false, logger: false, ownProperties: true, validateFormats: true };
  const judge =
    compiled(Class, { ...options }, schema, schemas) ??
    compiled(Class, { ...options, unicodeRegExp: false }, schema, schemas);
  if (judge === undefined) return undefined;
  let second;
  const oracle = {
    disputed: 0,
    isValid(value) {
      const plain = withNumbers(value);
      if (judge(plain)) return true;
      try {
        second ??= secondJudge(schema, schemas, draft);
        if (!second.validate(plain).valid) return false;
      } catch {
        return false;
      }
      oracle.disputed++;
      return true;
    },
  };
  return oracle;
}

function compiled(Class, options, schema, schemas) {
  try {
    const ajv = new Class(options);
    addFormats.default(ajv);
    for (const [uri, other] of Object.entries(schemas)) {
      try {
        ajv.addSchema(other, uri);
      } catch {
        // One of the suite's other documents; the schema may not need it.
      }
    }
    return ajv.compile(schema);
  } catch {
    return undefined;
  }
}

function secondJudge(schema, schemas, draft) {
  const validator = new Validator(
    schema,
    { draft4: "4", "draft2019-09": "2019-09", "draft2020-12": "2020-12" }[draft] ?? "7",
  );
  for (const [uri, other] of Object.entries(schemas)) validator.addSchema(other, uri);
  return validator;
}

/** The draft that a schema says it is of; 2020-12 if it says nothing. */
function draftOf(schema) {
  const [, draft] = /draft[-/](2019-09|2020-12|0?\d)/.exec(schema?.$schema ?? "") ?? [];
  if (draft === undefined) return "draft2020-12";
  return `draft${draft.replace(/^0/, "")}`;
}

/** The nearest double that is not beyond the integer: rounding up could step over a bound. */
function towardsZero(value) {
  const number = Number(value);
  const isBeyond = number > 0 ? BigInt(number) > value : BigInt(number) < value;
  return isBeyond ? number * (1 - 2 ** -53) : number;
}

/** Validators know no bigint. */
function withNumbers(value) {
  if (typeof value === "bigint") return towardsZero(value);
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNumbers(one)]));
}
