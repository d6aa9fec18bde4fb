/** An exact decimal: `digits` × 10^−`scale`. For `multipleOf`, where 0.1 + 0.2 must be 0.3. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** The decimal that a JSON number's shortest text means. */
export function decimalOf(value: number | bigint): Decimal {
  const [, mantissa = "0", fraction = "", exponent = "0"] =
    /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? [];
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(mantissa + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** The least decimal that is a whole multiple of both, which are positive. */
export function leastCommonMultiple(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const x = atScale(a, scale);
  const y = atScale(b, scale);
  return { digits: (x / greatestCommonDivisor(x, y)) * y, scale };
}

/** How many whole steps reach from zero down to (`floor`) or up to (`ceil`) the bound. */
export function stepsTo(bound: Decimal, step: Decimal, rounding: "floor" | "ceil"): bigint {
  const scale = Math.max(bound.scale, step.scale);
  const dividend = atScale(bound, scale);
  const divisor = atScale(step, scale);
  const quotient = dividend / divisor;
  const exact = quotient * divisor === dividend;
  if (exact) return quotient;
  if (rounding === "floor") return dividend < 0n ? quotient - 1n : quotient;
  return dividend > 0n ? quotient + 1n : quotient;
}

/** The JSON value of `count` steps: a number, or a bigint if it is whole and beyond 2^53. */
export function multiple(step: Decimal, count: bigint): number | bigint {
  const digits = step.digits * count;
  const unit = 10n ** BigInt(step.scale);
  if (digits % unit === 0n) return wholeNumber(digits / unit);
  const negative = digits < 0n;
  const text = String(negative ? -digits : digits).padStart(step.scale + 1, "0");
  const cut = text.length - step.scale;
  return Number(`${negative ? "-" : ""}${text.slice(0, cut)}.${text.slice(cut)}`);
}

/** An integer as {@link Json} holds it: a number while that is exact, else a bigint. */
export function wholeNumber(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : greatestCommonDivisor(b, a % b);
}
