import type { ErrorCode } from "../errors.ts";
import { HookproofError } from "../errors.ts";
import { codeFrame } from "./frame.ts";

/** Largest file that is read, in bytes. Configuration and stories are written by hand. */
const maxYamlBytes = 1024 * 1024;

/** Bytes of a file as text: UTF-8 only, with or without byte order mark. Errors name the offset in bytes. */
export function decodeText(bytes: Uint8Array, file: string, code: ErrorCode): string {
  if (bytes.length > maxYamlBytes) {
    throw new HookproofError(
      code,
      `${file} has ${bytes.length} bytes, more than the ${maxYamlBytes} that are read`,
      { at: { file } },
    );
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new HookproofError(code, `${file} is UTF-16`, { hint: "Save it as UTF-8.", at: { file } });
  }
  const text = new TextDecoder().decode(bytes);
  const replaced = text.indexOf("\uFFFD");
  if (replaced !== -1 && !isUtf8(bytes)) {
    const offset = new TextEncoder().encode(text.slice(0, replaced)).length;
    const at = placeOf(text, replaced, file);
    throw new HookproofError(code, `${file} is not UTF-8: byte ${offset} begins no character`, {
      at,
      frame: codeFrame(text, at),
    });
  }
  const nul = text.indexOf("\0");
  if (nul !== -1) {
    const at = placeOf(text, nul, file);
    throw new HookproofError(code, `${file} contains a NUL character`, { at, frame: codeFrame(text, at) });
  }
  return text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Line and column of an offset, one-based; columns count UTF-16 units as editors do. */
export function placeOf(
  text: string,
  offset: number,
  file: string,
): { file: string; line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { file, line, column: offset - before.lastIndexOf("\n") };
}
