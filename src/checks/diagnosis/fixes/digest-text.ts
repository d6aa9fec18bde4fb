import type { Fix } from "../fix.ts";

/** For receivers that compute the right hash but write it down in another way. */
export const writeLowerHex: Fix = {
  any: "Compare with the digest in lower-case hexadecimal, two characters for each of the 20 bytes, with nothing before or after it.",
  express: "`.digest('hex')`.",
  next: "`.digest('hex')`.",
  node: "`.digest('hex')`.",
  flask: "`.hexdigest()`.",
  fastapi: "`.hexdigest()`.",
  python: "`.hexdigest()`.",
  php: "`sha1($body . $secret)`, without the second argument `true` and without `base64_encode`.",
  ruby: "`Digest::SHA1.hexdigest`.",
  java: '`HexFormat.of().formatHex(digest)`, or `String.format("%02x", b)` for each byte.',
  dotnet:
    "`Convert.ToHexString(hash).ToLowerInvariant()`; `BitConverter.ToString` writes upper case with dashes.",
};
