/** Whether a selection still shows the fault; undefined when nobody can tell any more. */
export type Shows<T> = (selection: readonly T[]) => Promise<boolean | undefined>;

/**
 * Delta debugging: the smallest part of `all` that still shows the fault, in that no single element can be left out.
 * Expects that all of them show it and none do not. Undefined when the questions ran out before that was certain.
 */
export async function smallest<T>(all: readonly T[], shows: Shows<T>): Promise<readonly T[] | undefined> {
  let current = all;
  let parts = 2;
  while (current.length > 1) {
    const pieces = split(current, Math.min(parts, current.length));
    const complements = pieces.map((piece) => current.filter((element) => !piece.includes(element)));
    let smaller: readonly T[] | undefined;
    // With two pieces the complements are the pieces themselves.
    for (const candidate of parts === 2 ? pieces : [...pieces, ...complements]) {
      const answer = await shows(candidate);
      if (answer === undefined) return undefined;
      if (answer) smaller = candidate;
      if (answer) break;
    }
    if (smaller !== undefined) {
      parts = pieces.includes(smaller) ? 2 : Math.max(parts - 1, 2);
      current = smaller;
    } else if (parts < current.length) parts *= 2;
    else return current;
  }
  return current;
}

function split<T>(list: readonly T[], parts: number): readonly (readonly T[])[] {
  const size = Math.ceil(list.length / parts);
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
