/**
 * Rows of true and false such that any two columns show all four combinations in some row: with "true" for null, every
 * pair of fields is null together, and each is null while the other is not.
 *
 * Construction by Kleitman and Spencer, which is minimal: with `n` rows, give each column its own set of `⌊n/2⌋` rows
 * that contains row 0, and make the column true there. Two such sets differ and are equally large, so each has a row
 * that the other lacks; both contain row 0; and since together they have at most `2⌊n/2⌋ − 1 < n` rows, some row lies
 * outside both.
 *
 * @param columns how many columns, 0 or more
 * @returns about log2(columns) + log2(log2(columns)) rows, each with one boolean per column
 */
export function pairCover(columns: number): readonly (readonly boolean[])[] {
  if (columns === 0) return [];
  let rows = 4;
  while (choose(rows - 1, Math.floor(rows / 2) - 1) < columns) rows++;
  const sets = subsetsWithFirst(rows, Math.floor(rows / 2), columns);
  return Array.from({ length: rows }, (_, row) => sets.map((set) => set.has(row)));
}

function choose(from: number, count: number): number {
  let result = 1;
  for (let index = 1; index <= count; index++) result = (result * (from - count + index)) / index;
  return Math.round(result);
}

/** The first `count` sets, in lexical order, of `size` numbers below `limit` that contain 0. */
function subsetsWithFirst(limit: number, size: number, count: number): readonly ReadonlySet<number>[] {
  const sets: ReadonlySet<number>[] = [];
  const extend = (chosen: readonly number[], next: number): void => {
    if (sets.length === count) return;
    if (chosen.length === size) {
      sets.push(new Set(chosen));
      return;
    }
    for (let number = next; number < limit; number++) extend([...chosen, number], number + 1);
  };
  extend([0], 1);
  return sets;
}
