import { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";

/**
 * How the effect of a notification can be seen from outside: where to ask, and how to count in the JSON that comes
 * back. `${id}` (or `event`, `enterprise_token`, `created_at`) stands for that field of the envelope, `${/cdr/call_uuid}`
 * for what a JSON pointer finds in the notification.
 */
export interface Observe {
  readonly ask:
    | {
        /** Asked by GET; references are percent-encoded. */
        readonly url: string;
      }
    | {
        /** Program and arguments, started without a shell; prints the JSON. References are inserted as text. */
        readonly command: readonly string[];
      };
  /**
   * JSONPath (RFC 9535); references become JSON literals, as in `$.calls[?@.call_uuid == ${/cdr/call_uuid}]`. The count
   * is the number of nodes, or the number itself where the path names a single place that holds one, as `$.count`.
   */
  readonly count: string;
  /** How long an effect may take to show, in milliseconds. */
  readonly withinMs: number;
}

/** The shape of `observe` in hookproof.yaml. */
export const observeSchema: JsonObject = {
  description: "How to see what the receiver made of a notification; turns on the checks of effects",
  type: "object",
  additionalProperties: false,
  required: ["count"],
  properties: {
    url: { description: "Asked by GET for JSON", type: "string", pattern: "^https?://" },
    command: {
      description: "Program and arguments that print JSON",
      type: "array",
      items: { type: "string" },
      minItems: 1,
    },
    count: {
      description: "JSONPath that finds the effect of one notification",
      type: "string",
      pattern: "^\\$",
    },
    within: {
      description: "How long an effect may take, in milliseconds; 2000 if absent",
      type: "integer",
      minimum: 0,
    },
  },
  oneOf: [{ required: ["url"] }, { required: ["command"] }],
};

/**
 * Reads `observe` as hookproof.yaml has it.
 * @throws HookproofError `bad-config`
 */
export function observeOf(value: Json): Observe {
  if (!isObject(value)) throw wrong("It is an object with url or command, count, and within.");
  const { url, command, count, within = 2000, ...rest } = value;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined)
    throw wrong(`${unknown} is not a part of it; url, command, count and within are.`);
  if (typeof count !== "string" || !count.startsWith("$"))
    throw wrong("count is a JSONPath, which starts with $.");
  if (typeof within !== "number" || !(within >= 0)) throw wrong("within is a number of milliseconds.");
  if ((url === undefined) === (command === undefined)) throw wrong("It has either url or command.");
  for (const text of [count, url, ...(isArray(command) ? command : [])]) assertReferences(text);
  return { ask: askOf(url, command), count, withinMs: within };
}

function askOf(url: Json | undefined, command: Json | undefined): Observe["ask"] {
  if (typeof url === "string" && URL.canParse(url) && /^https?:/.test(url)) return { url };
  if (url !== undefined) throw wrong("url starts with http:// or https://.");
  if (isArray(command) && command.length > 0 && command.every((word) => typeof word === "string"))
    return { command };
  throw wrong("command is a list of a program and its arguments.");
}

function assertReferences(text: Json | undefined): void {
  if (typeof text !== "string") return;
  for (const [reference, name = ""] of text.matchAll(/\$\{([^}]*)\}/g)) {
    if (name.startsWith("/") || ["id", "event", "enterprise_token", "created_at"].includes(name)) continue;
    throw wrong(
      `${reference} is neither a field of the envelope nor a JSON pointer such as \${/cdr/call_uuid}.`,
    );
  }
}

function wrong(hint: string): HookproofError {
  return new HookproofError("bad-config", "The setting observe is not right.", { hint });
}
