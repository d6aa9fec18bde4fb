import { HookproofError } from "../errors.ts";

/** A header as it goes on the wire: name in its exact case, value. */
export type Header = readonly [name: string, value: string];

/** Reads what a user wrote as `Name: value`. @throws HookproofError as {@link assertHeader} does. */
export function headerOf(text: string): Header {
  const colon = text.indexOf(":");
  if (colon < 1) {
    throw new HookproofError("bad-option", `Not a header: ${JSON.stringify(text)}`, {
      hint: "Write it as 'Name: value'.",
    });
  }
  const header: Header = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  assertHeader(header);
  return header;
}

/**
 * Refuses what could break the request in two, or make proxies and Go clients send it again (rule V7): bytes that end
 * a line, and the headers that frame a request.
 * @throws HookproofError `bad-option`
 */
export function assertHeader([name, value]: Header): void {
  const reason = reserved[name.toLowerCase()];
  if (reason !== undefined)
    throw new HookproofError("bad-option", `The header ${name} cannot be set: ${reason}.`);
  if (!token.test(name)) throw new HookproofError("bad-option", `Not a header name: ${JSON.stringify(name)}`);
  if (lineBreaking.test(value)) {
    throw new HookproofError("bad-option", `The value of the header ${name} has a line end or a NUL in it.`);
  }
}

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
// oxlint-disable-next-line no-control-regex -- these are the bytes to refuse
const lineBreaking = /[\r\n\0]/;

const reserved: Readonly<Record<string, string>> = {
  host: "it follows from the target",
  "content-length": "it follows from the body",
  "transfer-encoding": "it follows from the body",
  connection: "the platform sends none",
  "idempotency-key": "it makes proxies and clients send a request twice",
  "x-idempotency-key": "it makes proxies and clients send a request twice",
};
