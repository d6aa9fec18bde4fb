/**
 * Text with every SHA1 in hex cut to its first eight characters: a body together with its full signature would let
 * anybody who reads a report try secrets against them.
 */
export function withoutDigests(text: string): string {
  return text.replace(/[0-9a-f]{40}/gi, (digest) => `${digest.slice(0, 8)}…`);
}
