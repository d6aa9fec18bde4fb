import type { Fix } from "../fix.ts";

/** For receivers that look for the signature under another name or in one spelling only. */
export const readHeader: Fix = {
  any: "Read the header under the name that the platform uses, without regard to upper and lower case (HTTP header names have none). Make the name a setting: it depends on the service.",
  express: "`req.get('Service-Signature')` ignores case; `req.headers` has lower-case keys only.",
  next: "`request.headers.get('service-signature')` ignores case.",
  node: "`req.headers['service-signature']`: Node's keys are lower case, whatever was sent.",
  flask: '`request.headers.get("Service-Signature")` ignores case; `environ` needs `HTTP_SERVICE_SIGNATURE`.',
  fastapi: '`request.headers.get("service-signature")` ignores case.',
  python:
    '`self.headers.get("Service-Signature")` ignores case; `dict(self.headers)` does not. Django: `request.headers`.',
  php: "`$_SERVER['HTTP_SERVICE_SIGNATURE']`; the array of `getallheaders()` keeps the sender's spelling.",
  ruby: "`request.env['HTTP_SERVICE_SIGNATURE']`.",
  java: '`request.getHeader("Service-Signature")` ignores case; a `Map` of headers may not.',
};
