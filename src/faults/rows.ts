import type { Fault, FaultGroup, Script } from "./fault.ts";

/** What a row expects besides its script. */
type Expected = Pick<Fault, "statuses" | "failure" | "disputed"> & {
  readonly violations?: readonly string[];
};

export type Row = readonly [
  code: string,
  id: string,
  title: string,
  expected: Expected | number,
  script: Script | string,
  bigRequest?: "big",
];

/** Faults from short rows: a number is the expected status, a text is sent after the request, then the connection ends. */
export function faultsOf(group: FaultGroup, rows: readonly Row[]): readonly Fault[] {
  return rows.map(([code, id, title, expected, script, bigRequest]) => ({
    id,
    code,
    group,
    title,
    violations: [],
    ...(typeof expected === "number" ? { statuses: [expected] } : expected),
    ...(bigRequest === undefined ? {} : { bigRequest: true }),
    script: typeof script === "string" ? { send: script } : script,
  }));
}

/** No status, with the code of the failure. */
export function failed(failure: string, ...violations: string[]): Expected {
  return { statuses: [null], failure, violations };
}

/** No status, whatever the system calls it. */
export const failedSomehow: Expected = { statuses: [null] };

/** A status in spite of violations. */
export function violating(status: number, ...violations: string[]): Expected {
  return { statuses: [status], violations };
}

/** A response with a body of two bytes, and with more header lines if given. */
export function response(status: string, ...headers: string[]): string {
  return [`HTTP/1.1 ${status}`, ...headers, "Content-Length: 2", "", "ok"].join("\r\n");
}

/** A response head, and what follows it. */
export function headThen(status: string, headers: readonly string[], rest = ""): string {
  return [`HTTP/1.1 ${status}`, ...headers, "", rest].join("\r\n");
}
