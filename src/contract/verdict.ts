/**
 * What the platform would make of an answer (section 7): `acknowledged` is status 200; `unspecified` is any other
 * status, whose handling the document does not show; `failed` is no status at all. There is no retry (section 8),
 * so whatever is not acknowledged is lost.
 */
export type Verdict = "acknowledged" | "unspecified" | "failed";

/** @param status the status code of the final response head, null if none was read in time. 0 is a status. */
export function verdictOf(status: number | null): Verdict {
  if (status === null) return "failed";
  return status === 200 ? "acknowledged" : "unspecified";
}
