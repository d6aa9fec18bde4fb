import { Buffer } from "node:buffer";
import { inspect } from "node:util";

/**
 * The shared secret of section 5. The text sits in a closure: printing, serialising or inspecting a `Secret` shows
 * `[secret]`, so it cannot leak into a report by accident. Ask for the bytes only where a signature is made.
 */
export interface Secret {
  /** The UTF-8 bytes that are appended to the body before hashing. */
  bytes(): Uint8Array;
  toString(): string;
  toJSON(): string;
}

export function secretOf(text: string): Secret {
  const bytes = Buffer.from(text, "utf8");
  const masked = () => "[secret]";
  return Object.freeze({ bytes: () => bytes, toString: masked, toJSON: masked, [inspect.custom]: masked });
}
