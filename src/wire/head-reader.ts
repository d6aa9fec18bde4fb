import { Buffer } from "node:buffer";
import type { Framing } from "./framing.ts";
import { framingOf } from "./framing.ts";
import type { Header } from "./header.ts";
import type { StatusLine } from "./status-line.ts";
import { beginsLikeStatusLine, notHttp, quoted, readStatusLine } from "./status-line.ts";
import { note } from "./violations.ts";

/** A complete final response head (rule V1). */
export interface Head {
  readonly status: number;
  readonly reason: string;
  readonly httpVersion: string;
  /** At most the first 16 KiB of names and values. */
  readonly headers: readonly Header[];
  readonly headerCount: number;
  readonly framing: Framing;
  /** Raw bytes, at most 16 KiB. */
  readonly raw: Uint8Array;
}

/** Why a head will never be complete. */
export interface MalformedHead {
  readonly code: "malformed-head" | "head-too-large" | "too-many-interim";
  readonly message: string;
}

/**
 * What has been read of an answer's heads so far; see {@link readHead}. Plain data, since one is made per delivery.
 */
export interface HeadReader {
  interimCount: number;
  /** Breaches that Go forgives, each once; the body reader adds its own. */
  readonly violations: string[];
  /** The bytes of earlier pushes, interim heads included. */
  total: number;
  /** The start of a line whose end has not come. */
  pending: string;
  /** The head as sent, in pieces, at most 16 KiB. */
  raw: Uint8Array[];
  rawLength: number;
  status: StatusLine | null;
  /** The field whose next line may continue it. */
  field: { readonly name: string; value: string } | null;
  headers: [string, string][];
  headerCount: number;
  keptLength: number;
  /** The fields that decide the framing, names in lower case. */
  framingFields: Header[];
}

/** Go's limit for everything before the body, interim heads included, in bytes. */
const headLimit = 10 * 1024 * 1024;
/** How much of a head is kept, in bytes. */
const keptLimit = 16 * 1024;
/** The number of interim heads up to which all Go releases agree. */
const interimOfOldGo = 5;

export function createHeadReader(): HeadReader {
  return {
    interimCount: 0,
    violations: [],
    total: 0,
    pending: "",
    raw: [],
    rawLength: 0,
    status: null,
    field: null,
    headers: [],
    headerCount: 0,
    keptLength: 0,
    framingFields: [],
  };
}

/**
 * Reads response heads as Go's net/http does (rule V3), since the platform is a Go client: what Go forgives is a
 * violation, what it does not is malformed. Interim heads (1xx but 101) are skipped and counted. Takes the next bytes, and
 * returns undefined while the final head is not complete, else the head with the offset at which the body starts in
 * these bytes.
 */
export function readHead(
  reader: HeadReader,
  bytes: Buffer,
): { readonly head: Head; readonly bodyAt: number } | MalformedHead | undefined {
  const text = bytes.toString("latin1");
  let headAt = 0;
  let start = 0;
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
    const whole = reader.pending + text.slice(start, end + 1);
    reader.pending = "";
    start = end + 1;
    const isCrLf = whole.endsWith("\r\n");
    const taken = takeLine(reader, whole.slice(0, isCrLf ? -2 : -1));
    if (typeof taken === "string") return malformed(reader, bytes.subarray(headAt), taken);
    if (!isCrLf) note(reader.violations, "bare-lf");
    if (taken !== true || reader.status === null) continue;
    if (reader.total + start > headLimit) break;
    keepRaw(reader, bytes.subarray(headAt, start));
    const head = endHead(reader, reader.status);
    if (typeof head === "string") return { code: "malformed-head", message: head };
    if (head !== undefined) return { head, bodyAt: start };
    headAt = start;
  }
  reader.pending += start === 0 ? text : text.slice(start);
  reader.total += bytes.length;
  if (reader.total > headLimit) return tooLarge(reader);
  if (reader.status === null && !beginsLikeStatusLine(reader.pending)) {
    return malformed(reader, bytes.subarray(headAt), notHttp(reader.pending));
  }
  keepRaw(reader, bytes.subarray(headAt));
  return undefined;
}

function malformed(reader: HeadReader, bytes: Uint8Array, message: string): MalformedHead {
  keepRaw(reader, bytes);
  return { code: "malformed-head", message };
}

/** Raw bytes of the head that is not complete, at most 16 KiB. */
export function partialHeadOf({ raw }: HeadReader): Uint8Array {
  return raw.length === 1 && raw[0] !== undefined ? raw[0] : Buffer.concat(raw);
}

function keepRaw(reader: HeadReader, bytes: Uint8Array): void {
  if (reader.rawLength >= keptLimit || bytes.length === 0) return;
  const part = Buffer.from(bytes.subarray(0, keptLimit - reader.rawLength));
  reader.raw.push(part);
  reader.rawLength += part.length;
}

function tooLarge({ interimCount }: HeadReader): MalformedHead {
  if (interimCount === 0)
    return { code: "head-too-large", message: "The response head is larger than 10 MiB" };
  return {
    code: "too-many-interim",
    message: `${interimCount} interim responses came, and no final one within 10 MiB`,
  };
}

/** Takes one line without its line end. Returns true at the end of a head, or what is wrong with it. */
function takeLine(reader: HeadReader, line: string): true | string | undefined {
  if (reader.status === null) {
    const read = readStatusLine(line, reader.violations);
    if (typeof read === "string") return read;
    reader.status = read;
    return undefined;
  }
  if (line === "") return endField(reader) ?? true;
  if (line.startsWith(" ") || line.startsWith("\t")) {
    if (reader.field === null) return "The first header line starts with white space";
    note(reader.violations, "obs-fold");
    reader.field.value = trimmed(`${reader.field.value} ${trimmed(line)}`);
    return undefined;
  }
  const wrong = endField(reader);
  if (wrong !== undefined) return wrong;
  const colon = line.indexOf(":");
  if (colon === -1) return `The header line ${quoted(line)} has no colon`;
  reader.field = { name: line.slice(0, colon), value: trimmed(line.slice(colon + 1)) };
  return undefined;
}

/** Checks the field that is complete now that the next line is known, and keeps it. Returns what is wrong with it. */
function endField(reader: HeadReader): string | undefined {
  if (reader.field === null) return undefined;
  const { name, value } = reader.field;
  reader.field = null;
  if (!fieldName.test(name)) return `The header name ${quoted(name)} is not allowed`;
  if (forbiddenInValue.test(value)) return `The value of the header ${name} has a control character in it`;
  if (name.includes(" ")) note(reader.violations, "space-in-header-name");
  reader.headerCount++;
  if (framingName.test(name)) reader.framingFields.push([name.toLowerCase(), value]);
  if (reader.keptLength >= keptLimit) return undefined;
  reader.headers.push([name, value.slice(0, keptLimit)]);
  reader.keptLength += name.length + value.length;
  return undefined;
}

/** The final head, undefined after an interim one, or what is wrong with it as a whole. */
function endHead(reader: HeadReader, { status, reason, httpVersion }: StatusLine): Head | undefined | string {
  const framing = framingOf(status, httpVersion, reader.framingFields, reader.violations);
  if (typeof framing === "string") return framing;
  if (status === 101) note(reader.violations, "unrequested-upgrade");
  if (status >= 200 || status < 100 || status === 101) {
    const { headers, headerCount } = reader;
    return { status, reason, httpVersion, headers, headerCount, framing, raw: partialHeadOf(reader) };
  }
  reader.interimCount++;
  if (reader.interimCount > interimOfOldGo) note(reader.violations, "many-interim-responses");
  reader.status = null;
  reader.headers = [];
  reader.framingFields = [];
  reader.raw = [];
  reader.headerCount = reader.keptLength = reader.rawLength = 0;
  return undefined;
}

/** Go trims spaces and tabs only. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}

/** A token, in which Go also lets spaces pass. */
const fieldName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z ]+$/;
// oxlint-disable-next-line no-control-regex -- Go refuses exactly these
const forbiddenInValue = /[\0-\x08\n-\x1f\x7f]/;
const framingName = /^(?:content-length|transfer-encoding|trailer)$/i;
