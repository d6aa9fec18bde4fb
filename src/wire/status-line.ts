import { note } from "./violations.ts";

/** The first line of a response head, taken apart. */
export interface StatusLine {
  readonly status: number;
  readonly reason: string;
  readonly httpVersion: string;
}

/** Reads `HTTP/d.d SP 3DIGIT`, and returns what is wrong if it is not that. */
export function readStatusLine(line: string, violations: string[]): StatusLine | string {
  const parts = statusLine.exec(line);
  if (parts === null) {
    if (line === "") note(violations, "leading-line-end");
    return beginsLikeStatusLine(line) ? `The status line ${quoted(line)} is not one` : notHttp(line);
  }
  const [, httpVersion = "", spaces = "", code = "", reason = ""] = parts;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") note(violations, "http-version");
  if (spaces.length > 1) note(violations, "extra-space-in-status-line");
  const status = Number(code);
  if (status < 100 || status > 599) note(violations, "status-range");
  return { status, reason: reason.slice(0, 256), httpVersion };
}

const statusLine = /^HTTP\/(\d\.\d)( +)(\d{3})(?: ([^]*))?$/;
const statusLineStart = "HTTP/";

/** Whether a text can still become a status line. */
export function beginsLikeStatusLine(text: string): boolean {
  return text.startsWith(statusLineStart.slice(0, text.length));
}

/** What to say of an answer that is not HTTP. */
export function notHttp(text: string): string {
  if (text.startsWith("\x15\x03") || text.startsWith("\x16\x03"))
    return "The receiver answered with TLS: is it an https URL?";
  return `The answer does not begin with an HTTP status line but with ${JSON.stringify(text.slice(0, 40))}`;
}

/** The start of a text from the wire, for a message. */
export function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
