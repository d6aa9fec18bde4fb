import type { Fix } from "../fix.ts";

/** For receivers that hash something which they rebuilt, in place of the bytes that came. */
export const keepRawBody: Fix = {
  any: "Hash the bytes of the request body as they arrived, before any parser touches them, and parse the JSON only after the signature has been checked.",
  express:
    "Mount `express.raw({ type: () => true })` on the webhook route, before any `express.json()`; then `req.body` is the Buffer to hash. Or keep the bytes: `express.json({ verify: (req, res, bytes) => { req.rawBody = bytes; } })`.",
  next: "In the pages router `export const config = { api: { bodyParser: false } }` and collect the stream; in a route handler hash `await request.text()` or `await request.arrayBuffer()` before `JSON.parse`.",
  node: "Collect the chunks of the request (`chunks.push(chunk)`, then `Buffer.concat(chunks)`) and hash that Buffer. In Fastify add a content type parser with `parseAs: 'buffer'`; in Koa use `raw-body`; in Hono `await c.req.arrayBuffer()`.",
  flask:
    "Use `request.get_data()` before anything reads `request.json` or `request.form`, and hash those bytes.",
  fastapi:
    "Take `request: Request`, hash `await request.body()`, and only then `json.loads` it; a Pydantic parameter has already parsed it.",
  python:
    "Hash the bytes read from `rfile` (or Django's `request.body`), not `json.dumps` of what was loaded.",
  php: "Hash `file_get_contents('php://input')`; never `json_encode(json_decode(...))` or `$_POST`.",
  ruby: "Hash `request.body.read` (Rails: `request.raw_post`), not `params.to_json`.",
  java: "Take the body as `byte[]` (Spring: `@RequestBody byte[] body`) or `InputStream.readAllBytes()`, hash it, then hand it to Jackson or Gson.",
  dotnet:
    "Call `Request.EnableBuffering()`, copy `Request.Body` to a byte array and hash that before model binding.",
};
