import type { FastifyError } from "fastify";

import { HookproofError } from "../errors.ts";
import type { ApiError } from "./api.ts";

/** An error that carries its status, as Fastify understands it. */
export function notFound(message: string): Error & { readonly statusCode: number } {
  return Object.assign(new Error(message), { statusCode: 404 });
}

/** For what cannot be done now, though it could be at another time. */
export function conflict(message: string): Error & { readonly statusCode: number } {
  return Object.assign(new Error(message), { statusCode: 409 });
}

/** The word for a status that is no {@link HookproofError}. */
export function errorOf(status: number): string {
  return words[status] ?? "bad-request";
}

const words: Readonly<Record<number, string>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  415: "unsupported-type",
  500: "internal",
};

/** What the user can mend is 422, what the page did wrong is 4xx, and our bug is 500 without a word about the inside. */
export function answerTo(error: FastifyError | HookproofError): {
  readonly status: number;
  readonly body: ApiError;
} {
  if (error instanceof HookproofError) {
    const { code, message, hint } = error;
    return { status: 422, body: { error: code, message, ...(hint === undefined ? {} : { hint }) } };
  }
  const status = error instanceof SyntaxError ? 400 : (error.statusCode ?? 500);
  if (status >= 500)
    return { status: 500, body: { error: errorOf(500), message: "This is a bug of hookproof." } };
  return { status, body: { error: errorOf(status), message: error.message } };
}
