import { followScheme } from "../fixes/scheme.ts";
import { textOf } from "../guess.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const createdAtBeforeBody: Hypothesis = {
  id: "created-at-before-body",
  title: "The receiver signs `created_at` and the body",
  formula: 'SHA1(created_at + "." + body + secret)',
  guesses: ({ body, secret }) => {
    const createdAt = /"created_at"\s*:\s*(\d+)/.exec(textOf(body))?.[1];
    if (createdAt === undefined) return [];
    return ["", ".", ":", "\n"].map((separator) => ({
      signature: hash("sha1", createdAt, separator, body, secret).digest("hex"),
      variant: `separated by ${JSON.stringify(separator)}`,
    }));
  },
  why: "Payment platforms sign a timestamp along with the body to stop replays; section 5 signs the body alone.",
  fix: followScheme,
};
