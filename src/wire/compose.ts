import { Buffer } from "node:buffer";
import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Json } from "../json/json.ts";
import type { Header } from "./header.ts";
import { assertHeader } from "./header.ts";
import type { Request, Tampering } from "./request.ts";
import type { Secret } from "./secret.ts";
import { signatureOf } from "./signature.ts";
import { writeStyled } from "./style.ts";

export interface ComposeOptions {
  readonly settings: Pick<Settings, "signatureHeader" | "userAgent">;
  readonly secret: Secret;
  readonly tampering?: Tampering;
}

/**
 * Makes the request of section 4.1: the notification as bytes, the signature of section 5, and the documented headers in
 * the order and case in which a Go client, as the platform is, writes them. Host is the transport's.
 * @throws HookproofError `bad-option` for a header that a request must not carry
 */
export function requestOf(
  notification: Notification,
  { settings, secret, tampering }: ComposeOptions,
): Request {
  const encoded =
    tampering?.signedBody ?? Buffer.from(writeStyled(notification, tampering?.style ?? "compact"), "utf8");
  const body = tampering?.body ?? encoded;
  const plain: Header[] = [
    ["User-Agent", settings.userAgent],
    tampering?.pace?.framing === "chunked"
      ? ["Transfer-Encoding", "chunked"]
      : ["Content-Length", String(body.length)],
    ["Content-Type", "application/json; charset=utf-8"],
    ...signatureHeaders(encoded, settings.signatureHeader, secret, tampering),
    ["Accept-Encoding", "gzip"],
  ];
  return {
    method: "POST",
    headers: tampering?.headers === undefined ? plain : changed(plain, tampering.headers),
    body,
    pace: tampering?.pace ?? null,
    topic: labelOf(notification["event"]),
    notificationId: labelOf(notification["id"]),
    tampering: tampering ?? untampered,
  };
}

const untampered: Tampering = Object.freeze({});

function signatureHeaders(
  body: Uint8Array,
  name: string,
  secret: Secret,
  tampering: Tampering | undefined,
): Header[] {
  const signature = tampering?.signature;
  if (signature === undefined)
    return [[tampering?.signatureHeader ?? name, signatureOf(body, secret.bytes())]];
  if (signature === null) return [];
  const values = typeof signature === "string" ? [signature] : signature;
  return values.map((value) => {
    const header: Header = [tampering?.signatureHeader ?? name, value];
    assertHeader(header);
    return header;
  });
}

/** Replaces in place, takes away with null, and adds at the end. */
function changed(headers: readonly Header[], changes: Readonly<Record<string, string | null>>): Header[] {
  let result = [...headers];
  for (const [name, value] of Object.entries(changes)) {
    assertHeader([name, value ?? ""]);
    const isSame = ([other]: Header) => other.toLowerCase() === name.toLowerCase();
    if (value === null) {
      result = result.filter((header) => !isSame(header));
      continue;
    }
    const header: Header = [name, value];
    if (result.some(isSame)) result = result.map((other) => (isSame(other) ? header : other));
    else result.push(header);
  }
  return result;
}

function labelOf(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}
