import { floatText } from "./float.ts";

/** `Double.toString` of a JSON number. */
export function doubleText(lexeme: string): string {
  return floatText(lexeme, {
    low: -3,
    high: 7,
    zeroFraction: true,
    zeroFractionBeforeExponent: true,
    exponent: (exponent) => `E${exponent}`,
  });
}
