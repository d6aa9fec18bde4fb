import { forgedCheck, forgery } from "../forged-check.ts";

export const emptySecretNotAcknowledged = forgedCheck({
  id: "empty-secret-not-acknowledged",
  title: "A signature made without a secret is not acknowledged",
  section: "5.2",
  also: ["5.4"],
  hint: "Is the secret empty in the receiver's environment?",
  explain: `SHA1 over the body alone: anybody can compute it. A receiver takes it when its secret is an empty text
(\`os.environ.get("SECRET", "")\`, \`getenv("SECRET")\` in PHP gives false, \`os.Getenv\` in Go gives "") or when it forgot
to append the secret. Refuse to start without one.`,
  rows: () => [
    forgery("hash-of-the-body", ({ foreignSignature, request }, made) => ({
      signature: foreignSignature(request(made).body, ""),
    })),
  ],
});
