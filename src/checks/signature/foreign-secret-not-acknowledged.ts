import { forgedCheck, forgery } from "../forged-check.ts";

/** Secrets that end up in receivers without anybody having chosen them. */
const others = ["another-secret", "secret", "changeme", "your-secret-here", "undefined", "null"];

export const foreignSecretNotAcknowledged = forgedCheck({
  id: "foreign-secret-not-acknowledged",
  title: "A signature made with another secret is not acknowledged",
  section: "5.2",
  also: ["5.4", "5/token"],
  hint: 'Which secret does the receiver use: a default, a placeholder, the text "undefined"?',
  explain: `The signature is made by the book, over this very body, with another secret. A receiver that takes the one
made with \`undefined\`, \`null\` or a placeholder has no secret configured and nobody noticed: \`body + process.env.SECRET\`
works without the variable too. Refuse to start without a secret. The enterprise token is no secret either: it stands in
every body.`,
  rows: ({ settings }) =>
    [...others, settings.enterpriseToken].map((other) =>
      forgery(
        other === settings.enterpriseToken ? "enterprise-token" : other,
        ({ foreignSignature, request }, made) => ({ signature: foreignSignature(request(made).body, other) }),
      ),
    ),
});
