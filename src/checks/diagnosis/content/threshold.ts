/**
 * Bisects, from a good number towards a bad one, to the first that is refused; to the best that is known when the
 * questions run out.
 */
export async function threshold(
  good: bigint,
  bad: bigint,
  refuses: (n: bigint) => Promise<boolean | undefined>,
): Promise<bigint> {
  let [accepted, refused] = [good, bad];
  while (refused - accepted > 1n || accepted - refused > 1n) {
    const middle = (accepted + refused) / 2n;
    const isRefused = await refuses(middle);
    if (isRefused === undefined) break;
    if (isRefused) refused = middle;
    else accepted = middle;
  }
  return refused;
}
