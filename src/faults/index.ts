import { bodyFaults } from "./body.ts";
import { connectionFaults } from "./connection.ts";
import type { Fault } from "./fault.ts";
import { framingFaults } from "./framing.ts";
import { headerFaults } from "./headers.ts";
import { interimFaults } from "./interim.ts";
import { networkFaults } from "./network.ts";
import { redirectFaults } from "./redirect.ts";
import { statusFaults } from "./status.ts";
import { statusLineFaults } from "./status-line.ts";
import { tlsFaults } from "./tls.ts";

/** Every fault of the wire, in the order in which `hookproof list faults` shows them. */
export const faults: readonly Fault[] = [
  ...statusFaults,
  ...connectionFaults,
  ...statusLineFaults,
  ...interimFaults,
  ...headerFaults,
  ...framingFaults,
  ...bodyFaults,
  ...redirectFaults,
  ...tlsFaults,
  ...networkFaults,
];
