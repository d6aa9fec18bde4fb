import { kindNames } from "../contract/topics.ts";
import type { ValueShape } from "./value-shape.ts";

/** A key of hookproof.yaml that is not a setting of the contract: how hookproof itself works in this project. */
export interface ConfigRow {
  readonly about: string;
  readonly shape: ValueShape;
}

/** The keys of hookproof.yaml besides the settings; each has the name of the option that it stands for. */
export const configRows = {
  url: { about: "The receiver's URL, or a port of this machine", shape: { is: "text" } },
  "secret-file": {
    about: "File that holds the secret, relative to this file; keep it out of version control",
    shape: { is: "text" },
  },
  header: { about: "Headers to add to every request", shape: { is: "pairs" } },
  insecure: { about: "Accept any TLS certificate", shape: { is: "flag" } },
  cacert: {
    about: "PEM file of the authority that signed the receiver's certificate",
    shape: { is: "text" },
  },
  workers: { about: "Deliveries at the same time", shape: { is: "whole", least: 1 } },
  "rate-limit": {
    about: "Most deliveries in a time, such as 10/s",
    shape: { is: "text", pattern: "^\\d+/(s|m|h)$" },
  },
  "allow-host": { about: "Receivers on public addresses that may be sent to", shape: { is: "words" } },
  seed: { about: "Seed of everything random", shape: { is: "whole", least: 0 } },
  schema: {
    about: "Schema or merge patch file per kind, relative to this file",
    shape: { is: "pairs", keys: kindNames },
  },
  only: { about: "Checks to run: ids, check:row, or globs", shape: { is: "words" } },
  skip: { about: "Checks to leave out: ids, check:row, or globs", shape: { is: "words" } },
  strict: { about: "Let warnings fail the run", shape: { is: "flag" } },
} as const satisfies Record<string, ConfigRow>;
