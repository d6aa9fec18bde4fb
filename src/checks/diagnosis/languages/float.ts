/** How a language writes a double: all use the shortest digits that read back the same, and differ in the rest. */
export interface FloatNotation {
  /** Decimal exponents from `low` up to but without `high` are written without an exponent. */
  readonly low: number;
  readonly high: number;
  /** `1.0` in place of `1`. */
  readonly zeroFraction: boolean;
  /** The same in front of an exponent: `1.0e+22`. */
  readonly zeroFractionBeforeExponent: boolean;
  /** Writes the exponent, its letter included. */
  readonly exponent: (exponent: number) => string;
}

/** Writes the double that a JSON number reads as. */
export function floatText(lexeme: string, notation: FloatNotation): string {
  const value = Number(lexeme);
  const [mantissa = "0", exponentText = "0"] = Math.abs(value).toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const exponent = Number(exponentText);
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  if (exponent < notation.low || exponent >= notation.high) {
    const fraction = digits.slice(1) || (notation.zeroFractionBeforeExponent ? "0" : "");
    return `${sign}${digits[0]}${fraction && "."}${fraction}${notation.exponent(exponent)}`;
  }
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const fraction = digits.slice(exponent + 1) || (notation.zeroFraction ? "0" : "");
  return `${sign}${whole}${fraction && "."}${fraction}`;
}

/** `e+22`, with at least so many digits. */
export function signedExponent(digits: number): (exponent: number) => string {
  return (exponent) => `e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(digits, "0")}`;
}

export function isInteger(lexeme: string): boolean {
  return /^-?\d+$/.test(lexeme);
}
