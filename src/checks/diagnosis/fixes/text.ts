import type { Fix } from "../fix.ts";

/** For receivers that turn the body's bytes into text of another character set before they hash. */
export const hashBytes: Fix = {
  any: "Feed the bytes of the body to the hash and decode nothing. Where text cannot be avoided, decode and encode as UTF-8, over the whole body.",
  express:
    "Hash the Buffer itself: `.update(req.body)`, without an encoding argument and without `toString`.",
  node: "Collect Buffers and `Buffer.concat` them before decoding; `text += chunk` breaks a character that spans two chunks. Hash the Buffer, without an encoding argument.",
  flask: "`request.get_data()` gives bytes: do not `decode` them for the hash.",
  fastapi: "`await request.body()` gives bytes: do not `decode` them for the hash.",
  python: "`rfile.read` gives bytes: do not `decode` them for the hash.",
  php: "Strings are bytes: hash `file_get_contents('php://input')` without `mb_convert_encoding` or `utf8_decode`.",
  ruby: "`request.body.read` is binary already: do not `force_encoding` or `encode` it for the hash.",
  java: "Hash `byte[]`. `new String(bytes)` and `getBytes()` without `StandardCharsets.UTF_8` follow the platform's character set.",
  dotnet: "Hash the byte array; `Encoding.ASCII` and `Encoding.Default` replace what they do not know.",
};
