/**
 * Does a job for each item, at most `limit` at a time, and hands the results over in the order of the items as soon as
 * all before them are there. Settles when every job has; rejects with the first error then.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  job: (item: T, index: number) => Promise<R>,
  handOver: (result: R) => void = () => {},
): Promise<readonly R[]> {
  const done: { readonly result: R }[] = [];
  const errors: unknown[] = [];
  let next = 0;
  let handedOver = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      try {
        done[index] = { result: await job(items[index] as T, index) };
      } catch (error) {
        errors.push(error);
        return;
      }
      for (let ready = done[handedOver]; ready !== undefined; ready = done[++handedOver])
        handOver(ready.result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  if (errors.length > 0) throw errors[0];
  return done.map(({ result }) => result);
}
