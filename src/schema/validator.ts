import type { Ajv2020, ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { Json } from "../json/json.ts";
import { createAjv } from "./ajv.ts";
import type { KindSchemas } from "./load.ts";
import { topicSchema } from "./notification-schema.ts";
import { projectionOf } from "./projection.ts";

/** Where a notification is not as the schemas say, and how. */
export interface Mismatch {
  /** JSON pointer in the notification. */
  readonly pointer: string;
  /** `must be string` and the like. */
  readonly message: string;
}

/** Every mismatch of a notification, none if it is as documented: envelope, business data and the null rule. */
export type Validator = (notification: Json, topic: Topic) => readonly Mismatch[];

/**
 * Holds notifications to the schemas. ajv is loaded at the first call, and each topic is compiled when it first comes.
 * Our schemas are compiled strictly; a user's own may hold keywords and formats that nobody knows.
 */
export function validatorOf(schemas: KindSchemas): Validator {
  const compiled = new Map<Topic, ValidateFunction>();
  const ajvs = new Map<boolean, Ajv2020>();

  const validateOf = (topic: Topic): ValidateFunction => {
    const known = compiled.get(topic);
    if (known !== undefined) return known;
    const strict = !schemas.of[topics[topic].kind].overlaid;
    const ajv = ajvs.get(strict) ?? createAjv(strict);
    ajvs.set(strict, ajv);
    const schema = topicSchema(topic, schemas);
    const validate = ajv.compile(schema);
    // Topics of one kind embed the same schema under the same $id, which ajv would take for a clash.
    ajv.removeSchema();
    compiled.set(topic, validate);
    return validate;
  };

  return (notification, topic) => {
    const validate = validateOf(topic);
    if (validate(projectionOf(notification))) return [];
    return (validate.errors ?? []).filter((error) => !isEcho(error)).map(mismatchOf);
  };
}

/** Whether the error only repeats that another one, about the same place, was found on the way. */
function isEcho({ keyword, schemaPath, params }: ErrorObject): boolean {
  if (keyword === "if" || keyword === "anyOf") return true;
  return keyword === "type" && params["type"] === "null" && /\/anyOf\/\d+\/type$/.test(schemaPath);
}

function mismatchOf({ instancePath, message = "is not allowed", params }: ErrorObject): Mismatch {
  const { allowedValues, allowedValue, limit, comparison } = params as Readonly<Record<string, unknown>>;
  if (typeof limit === "number" && Number.isInteger(limit) && typeof comparison === "string")
    return { pointer: instancePath, message: `must be ${comparison} ${BigInt(limit)}` };
  if (Array.isArray(allowedValues)) {
    const values = allowedValues.map((value) => JSON.stringify(value)).join(", ");
    return { pointer: instancePath, message: `${message}: ${values}` };
  }
  const only = allowedValue === undefined ? "" : ` ${JSON.stringify(allowedValue)}`;
  return { pointer: instancePath, message: `${message}${only}` };
}
