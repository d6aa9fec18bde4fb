import { Buffer } from "node:buffer";

/** The few ASN.1 types that a certificate is made of, in DER. */
export const der = {
  sequence: (...parts: readonly Buffer[]) => tagged(0x30, ...parts),
  set: (...parts: readonly Buffer[]) => tagged(0x31, ...parts),
  /** A small positive integer. */
  integer: (value: number) => tagged(0x02, Buffer.from([value])),
  true: () => tagged(0x01, Buffer.from([0xff])),
  bits: (bytes: Buffer) => tagged(0x03, Buffer.from([0]), bytes),
  octets: (bytes: Buffer) => tagged(0x04, bytes),
  text: (value: string) => tagged(0x0c, Buffer.from(value)),
  /** Up to 2049. */
  time: (date: Date) => tagged(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(2, 14)}Z`)),
  oid: (dotted: string) => tagged(0x06, oidBytes(dotted)),
  tagged,
};

function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function oidBytes(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return Buffer.from([first * 40 + second, ...rest.flatMap(base128)]);
}

function base128(value: number): number[] {
  const groups = [value & 127];
  for (let left = value >> 7; left > 0; left >>= 7) groups.unshift((left & 127) | 128);
  return groups;
}
