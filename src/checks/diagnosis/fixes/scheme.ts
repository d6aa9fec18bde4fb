import type { Fix } from "../fix.ts";

/** For receivers that compute another function than section 5 asks for. */
export const followScheme: Fix = {
  any: "Section 5: append the secret directly to the body's bytes, hash that with SHA1, and compare the 40 lower-case hexadecimal characters. No HMAC, no separator, body first.",
  express:
    "`createHash('sha1').update(req.body).update(secret).digest('hex')`, with `req.body` a Buffer from `express.raw()`.",
  next: "`createHash('sha1').update(bytes).update(secret).digest('hex')`.",
  node: "`createHash('sha1').update(bytes).update(secret).digest('hex')`.",
  flask: "`hashlib.sha1(request.get_data() + secret.encode()).hexdigest()`.",
  fastapi: "`hashlib.sha1(await request.body() + secret.encode()).hexdigest()`.",
  python: "`hashlib.sha1(body + secret.encode()).hexdigest()`.",
  php: "`sha1(file_get_contents('php://input') . $secret)`.",
  ruby: "`Digest::SHA1.hexdigest(body + secret)`.",
  java: '`MessageDigest.getInstance("SHA-1")`, `update(body)`, `update(secret.getBytes(UTF_8))`, then `HexFormat.of().formatHex(digest())`.',
  dotnet: "`Convert.ToHexString(SHA1.HashData([..body, ..secret])).ToLowerInvariant()`.",
};
