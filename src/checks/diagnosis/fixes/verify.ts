import type { Fix } from "../fix.ts";

/** For receivers that let forged requests through. */
export const verifyAlways: Fix = {
  any: "Refuse every request whose signature header is missing, or is not equal, over its whole length, to SHA1(body + secret); compare lengths first, then in constant time. Do nothing with the body before.",
  express:
    "`const ok = given !== undefined && given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right)); if (!ok) return res.sendStatus(401);`",
  node: "`given?.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))`, else status 401.",
  flask: '`hmac.compare_digest(given or "", right)`, else `abort(401)`.',
  fastapi: '`hmac.compare_digest(given or "", right)`, else `raise HTTPException(401)`.',
  python: '`hmac.compare_digest(given or "", right)`, else status 401.',
  php: "`hash_equals($right, $given)`, else `http_response_code(401)`.",
  ruby: "`Rack::Utils.secure_compare(right, given.to_s)`, else status 401.",
  java: "`MessageDigest.isEqual(given.getBytes(), right.getBytes())`, else status 401.",
  dotnet: "`CryptographicOperations.FixedTimeEquals`, else status 401.",
};
