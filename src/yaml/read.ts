import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Node, Pair, ParsedNode, YAMLError } from "yaml";
import type { ErrorCode, Place } from "../errors.ts";
import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { objectOf } from "../json/json.ts";
import { decodeText, placeOf } from "./decode.ts";
import { codeFrame } from "./frame.ts";
import { tooDeepAt } from "./nesting.ts";

/** A YAML file as a JSON value that knows where each part of it was written. */
export interface YamlFile {
  readonly file: string;
  readonly text: string;
  readonly value: Json;
  /** Where the value at a JSON pointer stands, or with `key` its name; the nearest parent's place if it is absent. */
  at(pointer: string, part?: "key" | "value"): Place;
  /** The lines around a place, with a caret. */
  frame(place: Place): string;
  /** An error about the value at a pointer, with place and code frame, for the caller to throw. */
  mistake(
    pointer: string,
    message: string,
    details?: { readonly hint?: string; readonly part?: "key" | "value" },
  ): HookproofError;
}

const limits = { depth: 64, keys: 10_000, values: 50_000, aliases: 200 } as const;
const refusedKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads YAML 1.2 (and so JSON) that a user wrote. Throws `HookproofError` of the given code, with file, line, column
 * and code frame, for whatever JSON cannot hold or a reader would misread: duplicate keys, unknown tags, `012`, `.nan`,
 * keys that poison prototypes, more than one document, nesting beyond 64 levels, alias bombs, files beyond 1 MiB.
 * Integers beyond 2^53 become bigints.
 */
export function readYaml(source: string | Uint8Array, file: string, code: ErrorCode): YamlFile {
  const text = decodeText(typeof source === "string" ? new TextEncoder().encode(source) : source, file, code);
  const frame = (place: Place) => codeFrame(text, place);
  const mistakeAt = (offset: number, message: string, hint?: string): HookproofError => {
    const at = placeOf(text, offset, file);
    return new HookproofError(code, message, {
      at,
      frame: frame(at),
      ...(hint === undefined ? {} : { hint }),
    });
  };

  const deep = tooDeepAt(text, limits.depth);
  if (deep !== -1) throw mistakeAt(deep, `Nesting goes deeper than ${limits.depth} levels`);

  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    intAsBigInt: true,
    uniqueKeys: false,
    stringKeys: true,
    prettyErrors: false,
    logLevel: "error",
  });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem !== undefined) throw mistakeAt(problem.pos[0], sentenceOf(problem));

  const nodes = new Map<string, { readonly key: Node | null; readonly value: Node | null }>();
  let keys = 0;
  let values = 0;
  let aliases = 0;

  const jsonOf = (node: ParsedNode | null, pointer: string): Json => {
    if (++values > limits.values)
      throw mistakeAt(offsetOf(node), `The file holds more than ${limits.values} values`);
    if (node === null) return null;
    if (isAlias(node)) {
      if (++aliases > limits.aliases)
        throw mistakeAt(offsetOf(node), `Aliases stand for more than ${limits.aliases} values, counted out`);
      const target = node.resolve(document);
      if (target === undefined) throw mistakeAt(offsetOf(node), `Nothing is anchored as ${node.source}`);
      if (pointer.split("/").length > limits.depth)
        throw mistakeAt(offsetOf(node), "An alias refers to itself");
      return jsonOf(target as ParsedNode, pointer);
    }
    if (isMap(node)) return objectOf(node.items.map((pair) => memberOf(pair, pointer)));
    if (isSeq(node)) {
      return node.items.map((item, index) => {
        const at = `${pointer}/${index}`;
        nodes.set(at, { key: null, value: item });
        return jsonOf(item, at);
      });
    }
    if (isScalar(node)) return scalarOf(node.value, node.source ?? "", offsetOf(node));
    throw mistakeAt(offsetOf(node), "This is not a value that JSON can hold");
  };

  const memberOf = (pair: Pair<ParsedNode, ParsedNode | null>, parent: string): readonly [string, Json] => {
    const offset = offsetOf(pair.key);
    if (!isScalar(pair.key)) throw mistakeAt(offset, "A key must be text");
    if (++keys > limits.keys) throw mistakeAt(offset, `The file holds more than ${limits.keys} keys`);
    const name = String(pair.key.value);
    if (refusedKeys.has(name))
      throw mistakeAt(offset, `The key ${name} is refused: it could change how the program works`);
    const pointer = `${parent}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const earlier = nodes.get(pointer);
    if (earlier !== undefined) {
      throw mistakeAt(
        offset,
        `The key ${name} is here twice`,
        `It first stands in line ${placeOf(text, offsetOf(earlier.key), file).line}.`,
      );
    }
    nodes.set(pointer, { key: pair.key, value: pair.value });
    return [name, jsonOf(pair.value, pointer)];
  };

  const scalarOf = (value: unknown, lexeme: string, offset: number): Json => {
    if (typeof value === "bigint") {
      if (/^[-+]?0\d/u.test(lexeme))
        throw mistakeAt(
          offset,
          `${lexeme} begins with a zero: is it a number or a text?`,
          `Write "${lexeme}" for the text, or the number without the zero.`,
        );
      return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    }
    if (typeof value === "number" && !Number.isFinite(value))
      throw mistakeAt(offset, `${lexeme} is not a number that JSON can hold`);
    if (
      value === null ||
      typeof value === "string" ||
      typeof value === "number" ||
      typeof value === "boolean"
    )
      return value;
    throw mistakeAt(offset, "This is not a value that JSON can hold");
  };

  const value = jsonOf(document.contents, "");
  const at = (pointer: string, part: "key" | "value" = "value"): Place => {
    for (let known = pointer; known !== ""; known = known.slice(0, known.lastIndexOf("/"))) {
      const entry = nodes.get(known);
      const node =
        part === "key" || known !== pointer ? (entry?.key ?? entry?.value) : (entry?.value ?? entry?.key);
      if (node !== undefined && node !== null) return placeOf(text, offsetOf(node), file);
    }
    return placeOf(text, offsetOf(document.contents), file);
  };

  return {
    file,
    text,
    value,
    at,
    frame,
    mistake(pointer, message, details = {}) {
      const place = at(pointer, details.part);
      return new HookproofError(code, message, {
        at: place,
        frame: frame(place),
        ...(details.hint === undefined ? {} : { hint: details.hint }),
      });
    },
  };
}

function offsetOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}

function sentenceOf(problem: YAMLError): string {
  if (problem.code === "MULTIPLE_DOCS") return "The file holds more than one document";
  return problem.message.replaceAll(/\s+/gu, " ").trim();
}
