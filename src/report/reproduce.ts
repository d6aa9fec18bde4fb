import type { DeliveryEnded } from "../run/events.ts";
import type { Header, Request } from "../wire/request.ts";
import { shellWord } from "./escape/shell-word.ts";

/** Longer bodies make a line that nobody pastes. */
const longestBody = 4096;

/**
 * Shell lines that send the same bytes with curl: one that writes them to `body.json`, one that signs and sends them.
 * The signature is computed from `$HOOKPROOF_SECRET`, so the lines hold no secret. Empty where curl cannot do it, for
 * a delivery in pieces or bytes that are not text, or where the lines would show a signature made with the secret.
 */
export function curlLines(target: string, { delivery: { request } }: DeliveryEnded): readonly string[] {
  const signature = signatureArguments(request);
  const body = plainText(request.body);
  if (signature === null || body === null || request.pace !== null || !/^https?:/.test(target)) return [];
  const headers = request.headers.filter(
    (header) => !isSignature(request, header) && isTelling(request, header),
  );
  const shown = headers.map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`);
  return [
    `printf %s ${shellWord(body)} > body.json`,
    ["curl -i", ...shown, ...signature, "--data-binary @body.json", shellWord(target)].join(" "),
  ];
}

/** Content-Type always, as curl would send another; the rest only where a check changed it. */
function isTelling(request: Request, [name]: Header): boolean {
  if (/^content-type$/i.test(name)) return true;
  return Object.keys(request.tampering.headers ?? {}).some(
    (changed) => changed.toLowerCase() === name.toLowerCase(),
  );
}

function signatureArguments(request: Request): readonly string[] | null {
  const signatures = request.headers.filter((header) => isSignature(request, header));
  if (request.tampering.signature === undefined && request.tampering.body === undefined)
    return signatures.map(
      ([name]) =>
        `-H "${name}: $({ cat body.json; printf %s "$HOOKPROOF_SECRET"; } | openssl dgst -sha1 -r | cut -c1-40)"`,
    );
  if (signatures.some(([, value]) => mayBeMadeWithSecret(value))) return null;
  return signatures.map(
    ([name, value]) => `-H ${shellWord(value === "" ? `${name};` : `${name}: ${value}`)}`,
  );
}

function mayBeMadeWithSecret(value: string): boolean {
  return /[0-9a-f]{8}/i.test(value) && !/^(.)\1*$/.test(value);
}

function isSignature(request: Request, [name, value]: Header): boolean {
  const { signature, signatureHeader } = request.tampering;
  if (signatureHeader !== undefined && name.toLowerCase() === signatureHeader.toLowerCase()) return true;
  const given = typeof signature === "string" ? [signature] : (signature ?? []);
  return /-sign(ature)?$/i.test(name) || given.includes(value) || /^[0-9a-f]{40}$/.test(value);
}

function plainText(bytes: Uint8Array): string | null {
  if (bytes.length > longestBody) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
