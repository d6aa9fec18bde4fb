import type { Buffer } from "node:buffer";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";

import { HookproofError } from "../errors.ts";
import type { RunEvent } from "../run/events.ts";
import { eventJson } from "../run/event-json.ts";
import type { JournalHeader } from "./line.ts";
import { journalVersion, lineOf } from "./line.ts";

export interface JournalOptions {
  /** Version of hookproof. */
  readonly tool: string;
  readonly seed: number;
  /** Monotonic milliseconds; lines carry the time since the journal was created. */
  clock(): number;
}

/**
 * Creates the journal of a run and returns what writes it: a line per event, in the kernel when the call returns
 * (guarantees J-1 to J-3: who calls it before sending and before showing loses nothing to `kill -9`). The file must
 * not exist (J-6), is readable by its owner only, for it holds requests with their signatures, and is closed by the
 * event that ends the run.
 *
 * @throws HookproofError `journal-io` now or on any later event; once a line could not be written, none is.
 */
export function createJournal(
  path: string,
  { tool, seed, clock }: JournalOptions,
): (event: RunEvent) => void {
  const failing = <T>(act: () => T): T => {
    try {
      return act();
    } catch (cause) {
      throw journalError(path, cause);
    }
  };
  const header: JournalHeader = { journal: "hookproof", version: journalVersion, tool, seed };
  const file = failing(() => openSync(path, "ax", 0o600));
  failing(() => {
    writeAll(file, lineOf(header));
    syncFolder(dirname(path));
  });
  const start = clock();
  let seq = 0;
  let broken: HookproofError | null = null;

  return (event) => {
    if (broken !== null) throw broken;
    try {
      writeAll(file, lineOf({ seq: ++seq, ms: Math.round(clock() - start), event: eventJson(event) }));
      if (event.type !== "run-ended") return;
      fsyncSync(file);
      closeSync(file);
    } catch (cause) {
      throw (broken = journalError(path, cause));
    }
  };
}

/** A write may take only a part of the bytes: at a file size limit, on a full disk, on a signal. */
function writeAll(file: number, bytes: Buffer): void {
  for (let offset = 0; offset < bytes.length;) offset += writeSync(file, bytes, offset);
}

/** So that the new file's name survives the machine. Some systems cannot sync a folder; the name is then as safe as they make it. */
function syncFolder(path: string): void {
  let folder: number | null = null;
  try {
    folder = openSync(path, "r");
    fsyncSync(folder);
  } catch (cause) {
    if (!["EISDIR", "EPERM", "EACCES", "EINVAL"].includes(codeOf(cause))) throw cause;
  } finally {
    if (folder !== null) closeSync(folder);
  }
}

function journalError(path: string, cause: unknown): HookproofError {
  const reason = reasons.get(codeOf(cause));
  const told = reason?.says ?? (cause instanceof Error ? cause.message : String(cause));
  const hint = reason?.hint ?? "Name another file with --journal.";
  return new HookproofError("journal-io", `The journal ${path} can't be written: ${told}.`, { cause, hint });
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}

const reasons: ReadonlyMap<string, { readonly says: string; readonly hint: string }> = new Map([
  [
    "EEXIST",
    {
      says: "it exists already",
      hint: "Each run writes a file of its own: name another, or move this one away.",
    },
  ],
  ["EISDIR", { says: "it is a folder", hint: "Name a file." }],
  ["ENOENT", { says: "its folder does not exist", hint: "Create the folder first." }],
  ["ENOTDIR", { says: "its folder is not a folder", hint: "Name a file in a folder." }],
  ["EACCES", { says: "access is denied", hint: "Name a file in a folder that you may write to." }],
  ["EROFS", { says: "the file system is read-only", hint: "Name a file in a folder that you may write to." }],
  [
    "ENOSPC",
    { says: "the disk is full", hint: "What was written before is intact: `hookproof report` shows it." },
  ],
  [
    "EDQUOT",
    {
      says: "your quota is used up",
      hint: "What was written before is intact: `hookproof report` shows it.",
    },
  ],
  [
    "EFBIG",
    {
      says: "the file has reached the size limit",
      hint: "What was written before is intact: `hookproof report` shows it.",
    },
  ],
  [
    "EIO",
    { says: "the disk does not answer", hint: "What was written before is intact as far as the disk is." },
  ],
]);
