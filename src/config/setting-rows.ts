import type { Settings } from "../contract/settings.ts";
import { kindNames, topicNames } from "../contract/topics.ts";
import type { ValueShape } from "./value-shape.ts";

/** How a setting is written by the user: the same name on the command line and in hookproof.yaml. */
export interface SettingRow {
  /** Name without dashes: `signature-header` is `--signature-header` and the key `signature-header:`. */
  readonly name: string;
  /** Short option, if there is one. */
  readonly short?: string;
  readonly aliases?: readonly string[];
  /** What stands for the value in `--help`. */
  readonly placeholder: string;
  readonly about: string;
  readonly shape: ValueShape;
}

const headerName = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";

/** Every setting of the contract. The compiler complains when a setting has no row. */
export const settingRows = {
  signatureHeader: {
    name: "signature-header",
    placeholder: "<name>",
    about: "Name of the signature header, spelt as it goes on the wire",
    shape: { is: "text", pattern: headerName },
  },
  userAgent: {
    name: "user-agent",
    placeholder: "<text>",
    about: "Value of the User-Agent header",
    shape: { is: "text", pattern: "^[\\t\\x20-\\x7e]+$" },
  },
  bodyKeys: {
    name: "body-key",
    placeholder: "<kind=key>",
    about: "Envelope key under which a kind's business data sits",
    shape: { is: "pairs", keys: kindNames },
  },
  enterpriseToken: {
    name: "enterprise-token",
    placeholder: "<hex>",
    about: "Enterprise token of every notification",
    shape: { is: "text" },
  },
  createdAtUnit: {
    name: "created-at-unit",
    placeholder: "<unit>",
    about: "Unit of created_at",
    shape: { is: "choice", of: ["seconds", "milliseconds"] },
  },
  timeFormat: {
    name: "time-format",
    placeholder: "<format>",
    about: "How the call's and the ticket's times are written",
    shape: { is: "choice", of: ["local", "rfc3339", "unix"] },
  },
  utcOffset: {
    name: "utc-offset",
    placeholder: "<offset>",
    about: "Offset of the enterprise's clock from UTC, such as +08:00",
    shape: { is: "text", pattern: "^[+-](0\\d|1[0-4]):[0-5]\\d$" },
  },
  durationUnit: {
    name: "duration-unit",
    placeholder: "<unit>",
    about: "Unit of a call's durations",
    shape: { is: "choice", of: ["seconds", "milliseconds"] },
  },
  customerFields: {
    name: "customer-field",
    placeholder: "<field=name>",
    about: "Names of the customer fields that the document does not name",
    shape: { is: "pairs", keys: ["email", "otherContact", "microblog"] },
  },
  customFields: {
    name: "custom-field",
    placeholder: "<names>",
    about: "Names of the enterprise's own customer fields: a,b",
    shape: { is: "words" },
  },
  documentedOnly: {
    name: "documented-only",
    placeholder: "",
    about: "Send only the fields that the document shows",
    shape: { is: "flag" },
  },
  timeoutMs: {
    name: "timeout",
    placeholder: "<time>",
    about: "How long the platform waits for a status, such as 10s",
    shape: { is: "duration" },
  },
  forged: {
    name: "forged",
    placeholder: "<answer>",
    about:
      "What the receiver answers to a forged request: refuse (any status but 200), or discard (200, silently)",
    shape: { is: "choice", of: ["refuse", "discard"] },
  },
  topics: {
    name: "events",
    short: "e",
    placeholder: "<topics>",
    about: "Topics the enterprise has subscribed to: a,b or conversation.* (default: all)",
    shape: {
      is: "words",
      of: [...topicNames, ...new Set(topicNames.map((topic) => `${topic.split(".")[0]}.*`)), "*"],
    },
  },
} as const satisfies Record<keyof Settings, SettingRow>;
