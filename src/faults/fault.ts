/**
 * Something that receivers and networks do on the wire, and what a delivery to it must come to. Receivers with wrong
 * logic are another list (`receiver/faults`); these misbehave below HTTP's semantics.
 */
export interface Fault {
  /** Kebab-case; what `--fault` takes. */
  readonly id: string;
  /** Short stable code by group: `D06`. */
  readonly code: string;
  readonly group: FaultGroup;
  /** What the receiver does. */
  readonly title: string;
  /** The status that must be read, null for none; more than one where a race in the kernel decides. */
  readonly statuses: readonly (number | null)[];
  /** Code of the failure (`wire/delivery.ts`) where there is no status; left out where systems name it differently. */
  readonly failure?: string;
  /** The violations that must be told, all of them. */
  readonly violations: readonly string[];
  /** Go releases do not agree; this is what the other ones make of it. */
  readonly disputed?: string;
  /** The URL is https. */
  readonly secure?: true;
  /** Shows only when the request is larger than the kernel's buffers. */
  readonly bigRequest?: true;
  /** How it is played on a TCP connection; null for what only a network can do. */
  readonly script: Script | null;
}

export const faultGroups = {
  status: "Other answers",
  connection: "The connection ends early or stands still",
  "status-line": "The status line is odd or missing",
  interim: "Interim responses",
  headers: "Odd header fields",
  framing: "Odd framing of the body",
  body: "Odd bodies",
  redirect: "Redirects",
  tls: "TLS",
  network: "Names, addresses and connecting",
} as const;

export type FaultGroup = keyof typeof faultGroups;

/** What is played on one connection, in the order of its members. */
export interface Script {
  /** When to begin: at once, when something, the head or all of a request was read; `request` if absent. */
  readonly after?: "accept" | "bytes" | "head" | "request";
  /** Whether what comes later is read; true if absent. */
  readonly reads?: false;
  /** Bytes to send, as latin1; a function where they are many. */
  readonly send?: string | (() => string | Uint8Array);
  readonly drip?: Drip;
  /** Sent again and again until the connection ends. */
  readonly flood?: string;
  /** `end` (FIN) if absent; `stay` keeps the connection. */
  readonly then?: "end" | "reset" | "stay";
  /** TLS first; the script then plays inside it. */
  readonly tls?: TlsScript;
}

export interface Drip {
  readonly text: string;
  /** Characters at a time. */
  readonly size: number;
  readonly everyMs: number;
  readonly forever: boolean;
}

export interface TlsScript {
  readonly certificate: "good" | "unknown-authority" | "expired" | "wrong-host" | "no-san";
  readonly version?: "TLSv1.1" | "TLSv1.2" | "TLSv1.3";
  readonly protocols?: readonly string[];
  /** Demands a certificate of the client. */
  readonly clientCertificate?: true;
}
