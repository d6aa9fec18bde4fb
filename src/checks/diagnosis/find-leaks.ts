import { signatureOf } from "../../wire/signature.ts";
import type { Asker } from "./asker.ts";
import type { Leak } from "./leak.ts";
import { leaks } from "./leaks.ts";
import type { Sample, Signing } from "./sample.ts";
import { requestFor } from "./sample.ts";

/**
 * The leaks that are confirmed, the widest first; none if the receiver does not acknowledge even what is signed rightly.
 * @param other another body, whose signature is stolen
 */
export async function findLeaks(
  sample: Sample,
  other: Sample,
  asker: Asker,
  signing: Signing,
): Promise<readonly Leak[]> {
  const rightOf = ({ body }: Sample) => signatureOf(body, signing.secret.bytes());
  if ((await asker.ask(requestFor(other, signing))) !== "acknowledged") return [];
  const known = { right: rightOf(sample), body: sample.body, stolen: rightOf(other) };
  const found: Leak[] = [];
  for (const leak of leaks) {
    if (await isOpen(leak.forgeries(known), sample, asker, signing)) found.push(leak);
    // Whatever else is tried would get through as well, and show nothing.
    if (found[0]?.id === "signature-not-verified") break;
  }
  return found;
}

async function isOpen(
  forgeries: readonly (string | null)[],
  sample: Sample,
  asker: Asker,
  signing: Signing,
): Promise<boolean> {
  for (const signature of forgeries) {
    if ((await asker.ask(requestFor(sample, signing, { signature }))) !== "acknowledged") return false;
  }
  return true;
}
