/**
 * Delta debugging (Zeller and Hildebrandt): the smallest part of a list that still fails, such that taking away any
 * single item makes it pass. What is kept stays in order.
 *
 * @param items what fails as a whole
 * @param fails whether a part of the items still fails; asked at most once per part
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  const asked = new Map<string, boolean>();
  const ask = async (indices: readonly number[]) => {
    const key = indices.join();
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = await fails(indices.flatMap((index) => items.slice(index, index + 1)));
    asked.set(key, answer);
    return answer;
  };

  let kept: readonly number[] = items.map((_, index) => index);
  if (kept.length > 0 && (await ask([]))) return [];
  let parts = 2;
  while (kept.length > 1) {
    const smaller = await firstThatFails(candidates(kept, parts), ask);
    if (smaller !== undefined) {
      // After a complement fails, its own parts are of the same size as before.
      parts = smaller.length <= kept.length / parts ? 2 : Math.max(2, parts - 1);
      kept = smaller;
    } else if (parts >= kept.length) break;
    else parts = Math.min(kept.length, parts * 2);
  }
  return kept.flatMap((index) => items.slice(index, index + 1));
}

/** The parts of the list, then what is left of the list without each part. */
function candidates(kept: readonly number[], parts: number): readonly (readonly number[])[] {
  const size = Math.ceil(kept.length / parts);
  const starts = Array.from({ length: Math.ceil(kept.length / size) }, (_, index) => index * size);
  const chunks = starts.map((start) => kept.slice(start, start + size));
  const rests = starts.map((start) => [...kept.slice(0, start), ...kept.slice(start + size)]);
  return parts === 2 ? chunks : [...chunks, ...rests];
}

async function firstThatFails<T>(
  parts: readonly T[],
  fails: (part: T) => Promise<boolean>,
): Promise<T | undefined> {
  for (const part of parts) if (await fails(part)) return part;
  return undefined;
}
