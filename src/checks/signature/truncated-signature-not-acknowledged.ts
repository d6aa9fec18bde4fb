import { forgedCheck, forgery } from "../forged-check.ts";

export const truncatedSignatureNotAcknowledged = forgedCheck({
  id: "truncated-signature-not-acknowledged",
  title: "A request with only the beginning of its signature is not acknowledged",
  section: "5.4",
  hint: "Is the comparison made over the shorter of the two, or with startsWith?",
  explain: `The right signature, cut short. A comparison with \`startsWith\`, \`strncmp\` or a loop over the given text
takes it, and with one character sixteen guesses are enough. Comparisons in constant time throw here: \`timingSafeEqual\`
wants equal lengths, and an exception that nobody catches ends the process or the request with status 500.`,
  rows: () =>
    [1, 8, 20, 39].map((length) =>
      forgery(`${length}-characters`, ({ signature, request }, made) => ({
        signature: signature(request(made).body).slice(0, length),
      })),
    ),
});
