/** A place in a file of the user's, one-based as editors count. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** What went wrong, for callers that compare; each code belongs to one exit code (see `run/exit-code.ts`). */
export const errorCodes = {
  "bad-option": 2,
  "bad-config": 2,
  "bad-schema": 2,
  "bad-scenario": 2,
  "bad-journal": 2,
  "bad-target": 2,
  "unsatisfiable-schema": 2,
  "unsupported-schema": 2,
  "refused-target": 2,
  incomplete: 3,
  "local-resource": 3,
  "journal-io": 74,
} as const;

export type ErrorCode = keyof typeof errorCodes;

export interface ErrorDetails {
  /** What would be right, as a sentence or a command. */
  readonly hint?: string;
  readonly at?: Place;
  /** A few lines of the file around the place, with a caret, ready to print. */
  readonly frame?: string;
  readonly cause?: unknown;
}

/**
 * Something the user can mend: a wrong option, file or schema. The one class of this code base.
 * It is never thrown for what a receiver does: a bad receiver is a result.
 */
export class HookproofError extends Error {
  override readonly name = "HookproofError";
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly at: Place | undefined;
  readonly frame: string | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.hint = details.hint;
    this.at = details.at;
    this.frame = details.frame;
  }
}
