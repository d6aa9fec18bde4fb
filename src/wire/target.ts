import { isIP } from "node:net";
import { HookproofError } from "../errors.ts";

/** Where requests go: the Webhook URL of section 4, taken apart. */
export interface Target {
  /** For people: the URL as it is used, without userinfo, which is refused. */
  readonly url: string;
  readonly secure: boolean;
  /** Name or address to dial, without brackets, in the normal form of URLs (`0x7f.1` is `127.0.0.1`). */
  readonly host: string;
  /** 4 or 6 if `host` is an address, 0 if it is a name. */
  readonly family: 0 | 4 | 6;
  readonly port: number;
  /** Value of the Host header: a port is named as the user named it. */
  readonly authority: string;
  /** Path and query, exactly as given. */
  readonly path: string;
}

/**
 * Reads a target as users write it: a URL, `host:port`, `host:port/path`, or a bare port of this machine. Path and query
 * go out as written: no dots are resolved, no order is changed; only what HTTP forbids in a request line is
 * percent-encoded.
 * @throws HookproofError `bad-target`
 */
export function targetOf(text: string): Target {
  const written = completed(text.trim());
  const parts = urlParts.exec(written);
  const scheme = parts?.[1]?.toLowerCase();
  if (scheme !== "http" && scheme !== "https") throw bad(text, "only http and https are spoken");
  const url = parsed(written, text);
  if (url.username !== "" || url.password !== "" || parts?.[2]?.includes("@")) {
    throw bad(
      "the target",
      "user name and password do not belong in a Webhook URL",
      "Send them with -H 'Authorization: …'.",
    );
  }
  const explicitPort = /:(\d+)$/.exec(parts?.[2] ?? "")?.[1];
  const port = Number(explicitPort ?? (scheme === "https" ? 443 : 80));
  if (port === 0) throw bad(text, "port 0 cannot be dialled");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const authority = url.hostname + (explicitPort === undefined ? "" : `:${port}`);
  const path = requestPath(parts?.[3] ?? "");
  return {
    url: `${scheme}://${authority}${path}`,
    secure: scheme === "https",
    host,
    family: isIP(host) as 0 | 4 | 6,
    port,
    authority,
    path,
  };
}

/** Scheme, authority, path and query; a fragment never leaves the client. */
const urlParts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#\\]*)([^#]*)/i;

function completed(text: string): string {
  if (/^:?\d+(?=[/?#]|$)/.test(text)) return `http://127.0.0.1:${text.replace(/^:/, "")}`;
  if (/^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\]):\d+(?=[/?#]|$)/i.test(text)) return `http://${text}`;
  return text;
}

function parsed(written: string, text: string): URL {
  try {
    return new URL(written);
  } catch (cause) {
    throw bad(text, "not a URL", undefined, cause);
  }
}

function requestPath(written: string): string {
  const path = written.startsWith("/") ? written : `/${written}`;
  return path.replace(/[^\u0021-\u007e]/gu, (character) => encodeURIComponent(character));
}

function bad(text: string, reason: string, hint?: string, cause?: unknown): HookproofError {
  const subject = text === "the target" ? text : JSON.stringify(text);
  return new HookproofError("bad-target", `Cannot deliver to ${subject}: ${reason}.`, {
    hint:
      hint ??
      "Give the receiver's Webhook URL, such as http://127.0.0.1:3000/webhook, or a port of this machine.",
    cause,
  });
}
