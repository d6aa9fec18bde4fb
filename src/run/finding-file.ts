import { HookproofError } from "../errors.ts";
import type { Request } from "../wire/request.ts";
import { requestJson, requestOfJson } from "./event-json.ts";
import type { RequestJson } from "./event-json.ts";

/**
 * A finding as `hookproof-findings/<slug>.json`: enough to send the same bytes again without seed or schemas, and to
 * understand why. A folder of them is a regression suite for `hookproof replay`.
 */
export interface FindingFile {
  /** File name without its ending; equal causes have equal slugs. */
  readonly slug: string;
  /** `breaks on new_ticket.closed when /new_ticket/content is null`. */
  readonly reads: string;
  /** How the receiver breaks, a sentence. */
  readonly breakage: string;
  /** `refuse` for forged requests, which must not be acknowledged; `observe` for hostile ones, which must be survived. */
  readonly purpose: "acknowledge" | "refuse" | "observe";
  readonly flaky: boolean;
  readonly topics: readonly string[];
  readonly seed: number;
  /** In order; the last one breaks the receiver. */
  readonly requests: readonly Request[];
  /** What the receiver answered to the last one, a sentence. */
  readonly answer: string;
}

const version = 1;

interface FindingJson extends Omit<FindingFile, "requests"> {
  readonly hookproof: "finding";
  readonly version: typeof version;
  readonly requests: readonly RequestJson[];
}

/**
 * The text of the file. Of a request that is rightly signed the signature header stays empty: whoever replays it has the
 * secret and makes it anew, so a finding can be shared.
 *
 * @param signatureHeader name of the signature header
 */
export function writeFinding(finding: FindingFile, signatureHeader: string): string {
  const json: FindingJson = {
    hookproof: "finding",
    version,
    ...finding,
    requests: finding.requests.map((request) => requestJson(unsigned(request, signatureHeader))),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** @param file names the file in errors. @throws HookproofError `bad-journal` for what is no finding of this version. */
export function readFinding(text: string, file: string): FindingFile {
  const { hookproof, version: found, requests, ...finding } = parsed(text, file);
  if (hookproof !== "finding" || found !== version || !Array.isArray(requests) || requests.length === 0)
    throw new HookproofError(
      "bad-journal",
      `${file} is not a finding that this version of hookproof can read.`,
      {
        at: { file },
        hint: "Findings are written by hookproof fuzz into hookproof-findings/.",
      },
    );
  return { ...finding, requests: requests.map(requestOfJson) };
}

function parsed(text: string, file: string): FindingJson {
  try {
    return JSON.parse(text) as FindingJson;
  } catch (cause) {
    throw new HookproofError("bad-journal", `${file} is not JSON.`, { at: { file }, cause });
  }
}

function unsigned(request: Request, signatureHeader: string): Request {
  if (request.tampering.signature !== undefined) return request;
  const own = (request.tampering.signatureHeader ?? signatureHeader).toLowerCase();
  return {
    ...request,
    headers: request.headers.map(([name, value]) =>
      name.toLowerCase() === own ? [name, ""] : [name, value],
    ),
  };
}
