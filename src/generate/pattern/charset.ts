/** A set of code points as sorted, disjoint, inclusive ranges: [from, to, from, to, …]. Surrogates are never in it. */
export type Charset = readonly number[];

/** Every code point that a text may hold: all but surrogates. */
export const everything: Charset = [0, 0xd7ff, 0xe000, 0x10ffff];

/** The set of ranges given in any order, overlapping or not. */
export function charsetOf(ranges: readonly (readonly [from: number, to: number])[]): Charset {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const merged: number[] = [];
  for (const [from, to] of sorted) {
    const last = merged.length - 1;
    if (last > 0 && from <= (merged[last] ?? 0) + 1) merged[last] = Math.max(merged[last] ?? 0, to);
    else merged.push(from, to);
  }
  return intersection(merged, everything);
}

export function intersection(a: Charset, b: Charset): Charset {
  const both: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const aTo = a[i + 1] ?? 0;
    const bTo = b[j + 1] ?? 0;
    const from = Math.max(a[i] ?? 0, b[j] ?? 0);
    const to = Math.min(aTo, bTo);
    if (from <= to) both.push(from, to);
    if (aTo < bTo) i += 2;
    else j += 2;
  }
  return both;
}

export function complement(set: Charset): Charset {
  const gaps: (readonly [number, number])[] = [];
  let next = 0;
  for (let i = 0; i < set.length; i += 2) {
    const from = set[i] ?? 0;
    if (from > next) gaps.push([next, from - 1]);
    next = (set[i + 1] ?? 0) + 1;
  }
  if (next <= 0x10ffff) gaps.push([next, 0x10ffff]);
  return charsetOf(gaps);
}

export function union(a: Charset, b: Charset): Charset {
  return charsetOf([...rangesOf(a), ...rangesOf(b)]);
}

export function sizeOf(set: Charset): number {
  return rangesOf(set).reduce((size, [from, to]) => size + to - from + 1, 0);
}

export function contains(set: Charset, code: number): boolean {
  for (let i = 0; i < set.length; i += 2) if (code >= (set[i] ?? 0) && code <= (set[i + 1] ?? 0)) return true;
  return false;
}

export function rangesOf(set: Charset): (readonly [from: number, to: number])[] {
  return Array.from({ length: set.length / 2 }, (_, i) => [set[2 * i] ?? 0, set[2 * i + 1] ?? 0] as const);
}

/** What a reader would expect to see, best first: of a set, characters are drawn from the first of these it meets. */
const pleasant: readonly Charset[] = [
  charsetOf([
    [0x61, 0x7a],
    [0x41, 0x5a],
    [0x30, 0x39],
  ]),
  [0x4e00, 0x9fa5],
  [0x21, 0x7e],
  [0x20, 0x7e],
  [0xa1, 0xd7ff],
  [0x20, 0x10ffff],
  everything,
];

/** Up to 256 code points of the set, the pleasant ones. */
export function samplesOf(set: Charset): readonly number[] {
  const liked = pleasant.map((range) => intersection(set, range)).find((common) => common.length > 0) ?? set;
  const size = sizeOf(liked);
  const stride = Math.max(1, Math.ceil(size / 256));
  const samples: number[] = [];
  let skip = 0;
  for (const [from, to] of rangesOf(liked)) {
    let code = from + skip;
    for (; code <= to; code += stride) samples.push(code);
    skip = code - to - 1;
  }
  return samples;
}
