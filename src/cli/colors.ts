import { styleText } from "node:util";

import type { Output, Shell } from "./shell.ts";

/** Marks text for a terminal; each returns its argument untouched where colours are off. */
export interface Colors {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
}

/** Colours on a terminal only, and not with `NO_COLOR` or `--no-color`. */
export function wantsColors(shell: Shell, output: Output = shell.out): boolean {
  const refused = (shell.env["NO_COLOR"] ?? "") !== "" || shell.args.includes("--no-color");
  return output.isTerminal && !refused;
}

export function colorsFor(shell: Shell, output: Output = shell.out): Colors {
  const on = wantsColors(shell, output);
  const paint = (style: "bold" | "dim" | "red" | "green" | "yellow") => (text: string) =>
    on ? styleText(style, text, { validateStream: false }) : text;
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    red: paint("red"),
    green: paint("green"),
    yellow: paint("yellow"),
  };
}
