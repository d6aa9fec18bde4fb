import { Buffer } from "node:buffer";
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Why a request is turned away before anything reads it. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 415;
  readonly message: string;
}

export interface GuardOptions {
  /** The port that the console listens on; Host and Origin must name it. */
  readonly port: number;
  /** What `Authorization: Bearer` must carry for everything under /api. */
  readonly token: string;
}

/**
 * Keeps out what a web page of somebody else's could send to this port: names that were rebound, other origins, other
 * ports of this machine, simple requests without JSON, and whoever does not know the token. Never throws, whatever the
 * headers hold.
 */
export function refusalOf(
  { url = "", method = "", headers }: Pick<IncomingMessage, "url" | "method" | "headers">,
  { port, token }: GuardOptions,
): Refusal | null {
  const path = pathOf(url);
  if (path === null) return refused(400, "This is no path of the console.");
  const names = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!names.includes(headers.host ?? "")) return refused(403, "The Host header names another server.");
  const { origin } = headers;
  if (origin !== undefined && !names.some((name) => origin === `http://${name}`))
    return refused(403, "The request comes from a page of another origin.");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none" && !isVisit(path, method, headers))
    return refused(403, "The request comes from a page of another site.");
  if (headers.upgrade !== undefined) return refused(400, "There is nothing to upgrade to.");
  if (!["GET", "POST", "PUT"].includes(method)) return refused(403, "This method is not spoken here.");
  if (isApi(path) && !bears(headers.authorization, token))
    return refused(401, "The token of this console is missing: open the address that it printed.");
  const writes = method === "POST" || method === "PUT";
  if (writes && !/^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(headers["content-type"] ?? ""))
    return refused(415, "The body must be JSON.");
  return null;
}

/** Whether somebody follows a link to the page, which holds nothing of worth without the token, and cannot be framed. */
function isVisit(path: string, method: string, headers: IncomingMessage["headers"]): boolean {
  const [mode, destination] = [headers["sec-fetch-mode"], headers["sec-fetch-dest"]];
  return path === "/" && method === "GET" && mode === "navigate" && destination === "document";
}

/** The path as the router reads it, which takes `/%61pi` for `/api`; null for what is none. */
function pathOf(url: string): string | null {
  if (!/^\/(?!\/)/.test(url)) return null;
  try {
    return decodeURIComponent(url.split("?")[0] ?? "");
  } catch {
    return null;
  }
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** Hashed first, so that the comparison takes the same time for every length. */
function bears(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(Buffer.from(text, "utf8")).digest();
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${token}`));
}

function refused(status: Refusal["status"], message: string): Refusal {
  return { status, message };
}
