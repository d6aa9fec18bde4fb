import { Buffer } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { HookproofError } from "../errors.ts";

/** A line of a file with the byte at which it begins. */
export interface RawLine {
  readonly offset: number;
  /** Without the line end. */
  readonly bytes: Buffer;
  /** False for the last line of a file that does not end with a line end. */
  readonly whole: boolean;
}

const chunkSize = 256 * 1024;

/** Longer than any line that is written: a body of some megabytes, escaped. */
export const longestLine = 64 * 1024 * 1024;

/**
 * The lines of a file, read as they are asked for, so that a file of any size needs the memory of its longest line.
 *
 * @throws HookproofError `bad-journal` for what is no file or cannot be read, and at a line over {@link longestLine}.
 */
export function* readLines(path: string): Generator<RawLine, void> {
  const file = openFile(path);
  try {
    let offset = 0;
    let parts: Buffer[] = [];
    let length = 0;
    for (let chunk = readChunk(file, path); chunk.length > 0; chunk = readChunk(file, path)) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        const bytes = Buffer.concat([...parts, chunk.subarray(from, end)]);
        yield { offset, bytes, whole: true };
        offset += bytes.length + 1;
        from = end + 1;
        parts = [];
        length = 0;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > longestLine)
        throw new HookproofError(
          "bad-journal",
          `The line at byte ${offset} of ${path} is longer than any journal's.`,
        );
    }
    if (length > 0) yield { offset, bytes: Buffer.concat(parts), whole: false };
  } finally {
    closeSync(file);
  }
}

function openFile(path: string): number {
  try {
    // Non-blocking, for else a FIFO would hold us until somebody writes to it.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    if (fstatSync(file).isFile()) return file;
    closeSync(file);
  } catch (cause) {
    throw unreadable(path, cause);
  }
  throw new HookproofError("bad-journal", `${path} is not a file.`);
}

function readChunk(file: number, path: string): Buffer {
  const chunk = Buffer.allocUnsafe(chunkSize);
  try {
    return chunk.subarray(0, readSync(file, chunk));
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): HookproofError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new HookproofError("bad-journal", `${path} can't be read: ${reason}.`, { cause });
}
