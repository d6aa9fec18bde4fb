import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";

/** Version of the journal; it grows when a line changes its meaning. A reader refuses what is newer than itself. */
export const journalVersion = 1;

/** The first line of a journal. */
export interface JournalHeader {
  readonly journal: "hookproof";
  readonly version: number;
  /** Version of hookproof that wrote it. */
  readonly tool: string;
  readonly seed: number;
}

/**
 * One line: the JSON object with its CRC-32, in hex, as the last member, and a line end. The checksum covers the bytes
 * before `,"crc"`, so that a reader can check the line before it parses it.
 */
export function lineOf(record: object): Buffer {
  const json = JSON.stringify(record).slice(0, -1);
  const crc = crc32(json).toString(16).padStart(8, "0");
  return Buffer.from(`${json},"crc":"${crc}"}\n`, "utf8");
}

/** The JSON text of a line without its line end; null if the checksum does not hold. */
export function checkedLine(line: Buffer): string | null {
  const json = line.subarray(0, -suffixLength);
  const suffix = line.subarray(-suffixLength).toString("latin1");
  const crc = crc32(json).toString(16).padStart(8, "0");
  return suffix === `,"crc":"${crc}"}` ? `${json.toString("utf8")}}` : null;
}

const suffixLength = ',"crc":"00000000"}'.length;
