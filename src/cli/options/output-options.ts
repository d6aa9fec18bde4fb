import type { OptionGroup } from "../option-group.ts";

/** How much a command says. */
export const outputOptions: OptionGroup = {
  heading: "Output",
  rows: [
    { flags: "-v, --verbose", about: "Show every exchange with headers and bodies" },
    { flags: "-q, --quiet", about: "Show the verdict only" },
    { flags: "--no-color", about: "No colours (as with the environment variable NO_COLOR)" },
  ],
};
