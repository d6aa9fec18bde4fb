import { Buffer } from "node:buffer";
import { signatureMatches } from "../wire/signature.ts";

/** The name under which Node gives the signature header of the document (section 5). */
export const signatureHeader = "service-signature";

/**
 * Whether a request comes from the platform (section 5.4): SHA1 over the raw body followed by the secret, compared in a
 * time that tells nothing. False for a missing signature, and for an empty secret, with which anybody could sign.
 *
 * @param body the bytes as they arrived, before any parser
 * @param signature value of the signature header
 * @example
 * if (!verifySignature(body, request.headers["service-signature"], process.env.SECRET)) return reply.code(401).send();
 */
export function verifySignature(
  body: Uint8Array,
  signature: string | readonly string[] | null | undefined,
  secret: string | null | undefined,
): boolean {
  if (typeof signature !== "string" || signature === "" || typeof secret !== "string" || secret === "")
    return false;
  return signatureMatches(body, Buffer.from(secret, "utf8"), signature);
}
