import type { Header } from "./header.ts";
import { note } from "./violations.ts";

/** Where the body of an answer ends: after so many bytes, after its last chunk, at the end of the connection, or at once. */
export type Framing =
  | { readonly type: "length"; readonly length: number }
  | { readonly type: "chunked" }
  | { readonly type: "close" }
  | { readonly type: "none" };

const noBody: Framing = { type: "none" };
const untilClose: Framing = { type: "close" };
const chunked: Framing = { type: "chunked" };

/**
 * Decides the framing as Go does (rule V3), and returns what is wrong where Go refuses the head for it.
 *
 * @param fields the fields `content-length`, `transfer-encoding` and `trailer` of the head, names in lower case
 */
export function framingOf(
  status: number,
  httpVersion: string,
  fields: readonly Header[],
  violations: string[],
): Framing | string {
  if (fields.length === 0) return hasNoBody(status) ? noBody : untilClose;
  const valuesOf = (name: string) => fields.filter(([other]) => other === name).map(([, value]) => value);
  const codings = httpVersion < "1.1" ? [] : valuesOf("transfer-encoding");
  const lengths = valuesOf("content-length");
  const length = lengths[0];

  if (codings.length > 1) return "Transfer-Encoding occurs twice";
  if (codings[0] !== undefined && codings[0].toLowerCase() !== "chunked") {
    return `The Transfer-Encoding ${JSON.stringify(codings[0].slice(0, 80))} is not chunked`;
  }
  const isChunked = codings.length === 1;
  if (isChunked && valuesOf("trailer").some((value) => forbiddenTrailer.test(value))) {
    return "Trailer announces a header that must not be one";
  }
  if (length !== undefined) {
    if (lengths.some((other) => other !== length)) return "Two Content-Length headers differ";
    if (!/^\d+$/.test(length) || BigInt(length) > greatestLength) {
      return `The Content-Length ${JSON.stringify(length.slice(0, 80))} is not a number of bytes`;
    }
    if (lengths.length > 1) note(violations, "duplicate-content-length");
    if (isChunked) note(violations, "content-length-and-transfer-encoding");
  }
  if (hasNoBody(status)) return noBody;
  if (isChunked) return chunked;
  return length === undefined ? untilClose : { type: "length", length: Number(length) };
}

const greatestLength = 2n ** 63n - 1n;
const forbiddenTrailer = /(?:^|,)[ \t]*(?:transfer-encoding|trailer|content-length)[ \t]*(?:,|$)/i;

function hasNoBody(status: number): boolean {
  return (status >= 100 && status < 200) || status === 204 || status === 304;
}
