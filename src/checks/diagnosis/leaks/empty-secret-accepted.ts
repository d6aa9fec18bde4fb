import { verifyAlways } from "../fixes/verify.ts";
import { hash } from "../hash.ts";
import type { Leak } from "../leak.ts";

export const emptySecretAccepted: Leak = {
  id: "empty-secret-accepted",
  title: "The receiver accepts a signature made with an empty secret",
  forgeries: ({ body }) => [hash("sha1", body).digest("hex")],
  covers: ({ values, body }) => values.includes(hash("sha1", body).digest("hex")),
  why: "A second, unset secret takes part in the comparison, and nothing is easier to guess than nothing.",
  fix: verifyAlways,
};
