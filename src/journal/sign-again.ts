import type { Request } from "../wire/request.ts";
import type { Secret } from "../wire/secret.ts";
import { signatureOf } from "../wire/signature.ts";

export interface SignAgainOptions {
  readonly signatureHeader: string;
  readonly secret: Secret;
}

/**
 * The request with its signature made anew (section 5). One that was signed wrongly on purpose, or whose body was
 * changed after signing, stays as it is.
 */
export function signAgain(request: Request, { signatureHeader, secret }: SignAgainOptions): Request {
  const { signature, signatureHeader: spelling = signatureHeader, body } = request.tampering;
  if (signature !== undefined || body !== undefined) return request;
  const right = signatureOf(request.body, secret.bytes());
  return {
    ...request,
    headers: request.headers.map(([name, value]) =>
      name.toLowerCase() === spelling.toLowerCase() ? [name, right] : [name, value],
    ),
  };
}
