import type { Failure, FailureCause, Phase } from "./delivery.ts";

/** Who is to blame when time runs out, or the connection ends, in a phase (rule V8). */
const causeOf: Readonly<Record<Phase, FailureCause>> = {
  resolve: "dns",
  connect: "network",
  tls: "tls",
  write: "receiver",
  head: "receiver",
  body: "receiver",
};

/** What this machine has run out of, whatever the receiver does. */
const localCodes: ReadonlySet<string> = new Set(["EMFILE", "ENFILE", "EADDRNOTAVAIL", "ENOBUFS", "ENOMEM"]);
const resetCodes: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE"]);

/** How late a timer may fire before it says more about this machine than about the receiver, in milliseconds. */
const tolerableLatenessMs = 1000;

/** @param elapsedMs when the deadline was noticed: a loop that was held up does not blame the receiver */
export function timeoutOf(phase: Phase, timeoutMs: number, elapsedMs: number): Failure {
  const lateMs = Math.round(elapsedMs - timeoutMs);
  if (lateMs > Math.max(tolerableLatenessMs, timeoutMs / 10)) {
    const message = `This machine was busy and noticed the deadline of ${timeoutMs} ms ${lateMs} ms late`;
    return { cause: "local", phase, code: "busy", message };
  }
  return {
    cause: causeOf[phase],
    phase,
    code: "timeout",
    message: `${unfinished[phase]} within ${timeoutMs} ms`,
  };
}

const unfinished: Readonly<Record<Phase, string>> = {
  resolve: "The name of the receiver was not resolved",
  connect: "The receiver took no connection",
  tls: "The TLS handshake was not complete",
  write: "The receiver did not take the whole request, nor answer it,",
  head: "The receiver sent no complete response head",
  body: "The body did not end",
};

export function closedIn(phase: Phase): Failure {
  return {
    cause: causeOf[phase],
    phase,
    code: "closed",
    message:
      phase === "tls"
        ? "The receiver closed the connection during the TLS handshake"
        : "The receiver closed the connection without a complete response head",
  };
}

export function abortedIn(phase: Phase): Failure {
  return { cause: "local", phase, code: "aborted", message: "The delivery was ended early on this side" };
}

/** The failure that a system error means in a phase. */
export function failureOf(error: NodeJS.ErrnoException, phase: Phase): Failure {
  const code = error.code ?? "unknown";
  if (localCodes.has(code)) {
    return {
      cause: "local",
      phase,
      code,
      message: `This machine has run out of something: ${error.message}`,
    };
  }
  if (code === "refused-target") {
    return { cause: "local", phase, code, message: `Nothing is sent: ${error.message}` };
  }
  if (code === "EPROTO" || code.startsWith("ERR_SSL_")) {
    return { cause: "tls", phase, code, message: `TLS failed: ${reasonOf(error)}` };
  }
  if (resetCodes.has(code) && (phase === "write" || phase === "head")) {
    return {
      cause: "receiver",
      phase,
      code: "reset",
      message: "The receiver reset the connection without a complete response head",
    };
  }
  return { cause: causeOf[phase], phase, code, message: error.message };
}

/** OpenSSL's own words, without its addresses and source lines. */
function reasonOf(error: Error & { readonly reason?: string }): string {
  return (
    error.reason ??
    error.message
      .split(":")
      .findLast((part) => / /.test(part.trim()))
      ?.trim() ??
    error.message
  );
}
