import type { Tampering } from "../wire/request.ts";
import { withoutDigests } from "./without-digests.ts";

/** What was done to a request besides composing and signing it, a phrase each; empty if nothing was. */
export function tamperingWords(tampering: Tampering): readonly string[] {
  const { style, signature, signatureHeader, headers, body, signedBody, pace } = tampering;
  const words: string[] = [];
  if (style !== undefined) words.push(`written in style ${style}`);
  if (signature === null) words.push("without a signature");
  else if (typeof signature === "string")
    words.push(signature === "" ? "empty signature" : `signature ${withoutDigests(signature)}`);
  else if (signature !== undefined) words.push(`${signature.length} signatures`);
  if (signatureHeader !== undefined) words.push(`signature header spelt ${signatureHeader}`);
  for (const [name, value] of Object.entries(headers ?? {}))
    words.push(value === null ? `without ${name}` : `${name}: ${withoutDigests(value)}`);
  if (body !== undefined) words.push(`body replaced after signing by ${body.length} bytes`);
  if (signedBody !== undefined) words.push(`body replaced before signing by ${signedBody.length} bytes`);
  if (pace !== undefined) words.push(paceWords(pace));
  return words;
}

function paceWords({ cuts, pauseMs, framing }: NonNullable<Tampering["pace"]>): string {
  const where = cuts.length === 1 ? `cut at byte ${cuts[0]}` : `cut into ${cuts.length + 1} pieces`;
  return `${framing === "chunked" ? "chunked, " : ""}${where}, ${pauseMs} ms apart`;
}
