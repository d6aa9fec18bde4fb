import { forgedCheck, forgery } from "../forged-check.ts";

export const missingSignatureNotAcknowledged = forgedCheck({
  id: "missing-signature-not-acknowledged",
  title: "A request without a signature is not acknowledged",
  section: "5/header",
  also: ["5.4"],
  hint: "Is a request without the header let through, because there is nothing to compare?",
  explain: `Anybody who knows the URL can send a request without the header. Receivers let it through when they verify
only "if there is a signature", when no secret is configured, or when the check sits on one route and not on the other;
so every topic has a row.`,
  rows: ({ settings }) => settings.topics.map((topic) => forgery(topic, () => ({ signature: null }), topic)),
});
