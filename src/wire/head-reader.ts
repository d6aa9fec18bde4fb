import { Buffer } from "node:buffer";
import type { Framing } from "./framing.ts";
import { framingOf } from "./framing.ts";
import type { Header } from "./header.ts";

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
 * Reads response heads as Go's net/http does (rule V3), since the platform is a Go client: what Go forgives is a
 * violation, what it does not is malformed. Interim heads (1xx but 101) are skipped and counted.
 */
export interface HeadReader {
  /**
   * Takes the next bytes, and returns undefined while the head is not complete, else the head with the offset at which
   * the body starts in these bytes.
   */
  push(bytes: Buffer): { readonly head: Head; readonly bodyAt: number } | MalformedHead | undefined;
  readonly interimCount: number;
  /** Status code of the head that is not complete, null if its status line is not. */
  readonly partialStatus: number | null;
  /** Raw bytes of the head that is not complete, at most 16 KiB. */
  partialHead(): Uint8Array;
  /** Breaches that Go forgives; the body reader adds its own. */
  readonly violations: Set<string>;
}

/** Go's limit for everything before the body, interim heads included, in bytes. */
const headLimit = 10 * 1024 * 1024;
/** How much of a head is kept, in bytes. */
const keptLimit = 16 * 1024;
/** The number of interim heads up to which all Go releases agree. */
const interimOfOldGo = 5;

export function createHeadReader(): HeadReader {
  const violations = new Set<string>();
  let total = 0;
  let interimCount = 0;
  let pending = "";
  let raw: string[] = [];
  let rawLength = 0;
  let status: StatusLine | null = null;
  let field: { name: string; value: string } | null = null;
  let headers: [string, string][] = [];
  let headerCount = 0;
  let keptLength = 0;
  let framingFields: Header[] = [];

  const keep = (text: string): void => {
    if (rawLength >= keptLimit) return;
    const part = text.length + rawLength > keptLimit ? text.slice(0, keptLimit - rawLength) : text;
    raw.push(part);
    rawLength += part.length;
  };

  const rawBytes = (): Buffer => Buffer.from(raw.join(""), "latin1");

  /** Checks the field that is complete now that the next line is known, and keeps it. */
  const endField = (): string | undefined => {
    if (field === null) return undefined;
    const { name, value } = field;
    field = null;
    if (!fieldName.test(name)) return `the header name ${JSON.stringify(name.slice(0, 80))} is not allowed`;
    if (forbiddenInValue.test(value)) return `the value of the header ${name} has a control character in it`;
    if (name.includes(" ")) violations.add("space-in-header-name");
    headerCount++;
    if (framingName.test(name)) framingFields.push([name.toLowerCase(), value]);
    if (keptLength >= keptLimit) return undefined;
    headers.push([name, value.length > keptLimit ? value.slice(0, keptLimit) : value]);
    keptLength += name.length + value.length;
    return undefined;
  };

  /** Takes one line without its line end. Returns true at the end of a head, or what is wrong with it. */
  const takeLine = (line: string): true | string | undefined => {
    if (status === null) {
      const read = readStatusLine(line, violations);
      if (typeof read === "string") return read;
      status = read;
      return undefined;
    }
    if (line === "") return endField() ?? true;
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (field === null) return "the first header line starts with white space";
      violations.add("obs-fold");
      field.value = trimmed(`${field.value} ${trimmed(line)}`);
      return undefined;
    }
    const wrong = endField();
    if (wrong !== undefined) return wrong;
    const colon = line.indexOf(":");
    if (colon === -1) return `the header line ${JSON.stringify(line.slice(0, 80))} has no colon`;
    field = { name: line.slice(0, colon), value: trimmed(line.slice(colon + 1)) };
    return undefined;
  };

  const endHead = (line: StatusLine): Head | undefined | string => {
    const framing = framingOf(line, framingFields, violations);
    if (typeof framing === "string") return framing;
    if (line.status === 101) violations.add("unrequested-upgrade");
    if (line.status >= 200 || line.status < 100 || line.status === 101) {
      return { ...line, headers, headerCount, framing, raw: rawBytes() };
    }
    interimCount++;
    if (interimCount > interimOfOldGo) violations.add("many-interim-responses");
    status = null;
    headers = [];
    framingFields = [];
    raw = [];
    headerCount = keptLength = rawLength = 0;
    return undefined;
  };

  return {
    push(bytes) {
      const text = bytes.toString("latin1");
      let start = 0;
      for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
        const piece = text.slice(start, end + 1);
        keep(piece);
        total += piece.length;
        const whole = pending + piece;
        pending = "";
        start = end + 1;
        const isCrLf = whole.endsWith("\r\n");
        const taken = takeLine(whole.slice(0, isCrLf ? -2 : -1));
        if (typeof taken === "string") return { code: "malformed-head", message: taken };
        if (!isCrLf) violations.add("bare-lf");
        if (taken !== true || status === null) continue;
        const head = endHead(status);
        if (typeof head === "string") return { code: "malformed-head", message: head };
        if (head !== undefined && total <= headLimit) return { head, bodyAt: start };
        if (total > headLimit) break;
      }
      const rest = start === 0 ? text : text.slice(start);
      keep(rest);
      total += rest.length;
      pending += rest;
      if (total > headLimit) {
        return interimCount > 0
          ? {
              code: "too-many-interim",
              message: `${interimCount} interim responses came, and no final one within 10 MiB`,
            }
          : { code: "head-too-large", message: "the response head is larger than 10 MiB" };
      }
      if (status === null && !beginsLikeStatusLine(pending)) {
        return { code: "malformed-head", message: notHttp(pending) };
      }
      return undefined;
    },
    get interimCount() {
      return interimCount;
    },
    get partialStatus() {
      return status === null ? null : status.status;
    },
    partialHead: rawBytes,
    violations,
  };
}

interface StatusLine {
  readonly status: number;
  readonly reason: string;
  readonly httpVersion: string;
}

/** Reads `HTTP/d.d SP 3DIGIT`, and returns what is wrong if it is not that. */
function readStatusLine(line: string, violations: Set<string>): StatusLine | string {
  const parts = statusLine.exec(line);
  if (parts === null) {
    if (line === "") violations.add("leading-line-end");
    return beginsLikeStatusLine(line)
      ? `the status line ${JSON.stringify(line.slice(0, 80))} is not one`
      : notHttp(line);
  }
  const [, httpVersion = "", spaces = "", code = "", reason = ""] = parts;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") violations.add("http-version");
  if (spaces.length > 1) violations.add("extra-space-in-status-line");
  const status = Number(code);
  if (status < 100 || status > 599) violations.add("status-range");
  return { status, reason: reason.slice(0, 256), httpVersion };
}

const statusLine = /^HTTP\/(\d\.\d)( +)(\d{3})(?: ([^]*))?$/;
const statusLineStart = "HTTP/";

function beginsLikeStatusLine(text: string): boolean {
  return text.startsWith(statusLineStart.slice(0, text.length));
}

function notHttp(text: string): string {
  if (text.startsWith("\x15\x03") || text.startsWith("\x16\x03"))
    return "the receiver answered with TLS: is it an https URL?";
  return `the answer does not begin with an HTTP status line but with ${JSON.stringify(text.slice(0, 40))}`;
}

function trimmed(text: string): string {
  return text.replace(/^[ \t]+|[ \t]+$/g, "");
}

/** A token, in which Go also lets spaces pass. */
const fieldName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z ]+$/;
// oxlint-disable-next-line no-control-regex -- Go refuses exactly these
const forbiddenInValue = /[\0-\x08\n-\x1f\x7f]/;
const framingName = /^(?:content-length|transfer-encoding|trailer)$/i;
