import { Buffer } from "node:buffer";

/** The text in GBK, the customary character set of Chinese systems before UTF-8; what it lacks becomes `?`. */
export function gbkOf(text: string): Uint8Array {
  table ??= tableOf();
  const pairs = table;
  return Buffer.concat(
    Array.from(text, (character) =>
      character <= "\u007f" ? Buffer.from(character) : (pairs.get(character) ?? question),
    ),
  );
}

const question = Buffer.from("?");

/** Filled at first use: Node decodes GBK but does not encode it. */
let table: Map<string, Uint8Array> | undefined;

function tableOf(): Map<string, Uint8Array> {
  const decoder = new TextDecoder("gbk");
  const pairs = new Map<string, Uint8Array>();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const pair = Buffer.of(lead, trail);
      const character = decoder.decode(pair);
      if (trail !== 0x7f && !character.includes("\ufffd")) pairs.set(character, pair);
    }
  }
  return pairs;
}
