import { Buffer } from "node:buffer";
import type { Header } from "./header.ts";
import { assertHeader } from "./header.ts";
import type { Pace, Request } from "./request.ts";
import type { Target } from "./target.ts";

/** A request as bytes, in the pieces in which it is to be handed over. */
export interface RequestBytes {
  readonly pieces: readonly Uint8Array[];
  /** Before the first piece, and between two, in milliseconds. */
  readonly delayMs: number;
  readonly pauseMs: number;
}

/**
 * Above this size, in bytes, a request is written in slices: a receiver that answers and closes before it has read
 * everything resets the connection, and one large write would lose the answer that is already there.
 */
const sliceAbove = 256 * 1024;
const sliceLength = 16 * 1024;
/** Time for an answer that does not wait for the request, in milliseconds. */
const sliceDelayMs = 5;

/**
 * Makes the writer of one target's requests. Order and case are those of Go: Host, the request's headers, then the
 * user's own.
 * @throws HookproofError `bad-option` for a header that a request must not carry
 */
export function requestWriter(
  target: Target,
  userHeaders: readonly Header[],
): (request: Request) => RequestBytes {
  for (const header of userHeaders) assertHeader(header);
  const before = `POST ${target.path} HTTP/1.1\r\nHost: ${target.authority}\r\n`;
  const after = `${linesOf(userHeaders)}\r\n`;
  return ({ headers, body, pace }) => {
    const head = before + linesOf(headers) + after;
    if (pace !== null) return paced(Buffer.from(head), body, pace);
    const headLength = Buffer.byteLength(head);
    const whole = Buffer.allocUnsafe(headLength + body.length);
    whole.write(head, 0, headLength, "utf8");
    whole.set(body, headLength);
    if (whole.length <= sliceAbove) return { pieces: [whole], delayMs: 0, pauseMs: 0 };
    return { pieces: slicesOf(whole), delayMs: sliceDelayMs, pauseMs: 0 };
  };
}

function linesOf(headers: readonly Header[]): string {
  let lines = "";
  for (const [name, value] of headers) lines += `${name}: ${value}\r\n`;
  return lines;
}

function slicesOf(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / sliceLength) }, (_, index) =>
    bytes.subarray(index * sliceLength, (index + 1) * sliceLength),
  );
}

function paced(head: Uint8Array, body: Uint8Array, { cuts, pauseMs, framing }: Pace): RequestBytes {
  const isChunked = framing === "chunked";
  const bodyPieces = piecesOf(body, cuts).map((piece) => (isChunked ? chunkOf(piece) : piece));
  if (isChunked) bodyPieces.push(Buffer.from("0\r\n\r\n"));
  const [first = new Uint8Array(), ...rest] = bodyPieces;
  return {
    pieces: [Buffer.concat([head, first]), ...rest].filter(({ length }) => length > 0),
    delayMs: 0,
    pauseMs,
  };
}

/** The body cut at the offsets; the first piece is empty if the first cut is at 0. */
export function piecesOf(body: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  return [0, ...cuts].map((start, index) => body.subarray(start, cuts[index] ?? body.length));
}

function chunkOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes;
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}
