import { HookproofError } from "../errors.ts";
import { assertHeader } from "../wire/header.ts";
import type { Request } from "../wire/request.ts";

/**
 * Refuses a recorded request that says one thing and frames another: a file from somebody else must not send a second
 * request behind the first.
 *
 * @throws HookproofError `bad-journal`
 */
export function assertSendable({ headers, body, pace }: Request, name: string): void {
  const isChunked = pace?.framing === "chunked";
  for (const header of headers) {
    const [field, value] = [header[0].toLowerCase(), header[1]];
    if (field === "content-length" && value === String(body.length)) continue;
    if (field === "transfer-encoding" && value === "chunked" && isChunked) continue;
    try {
      assertHeader(header);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new HookproofError("bad-journal", `${name} cannot be sent again. ${reason}`, { cause });
    }
  }
}
