import { forgedCheck, forgery } from "../forged-check.ts";

export const otherBodySignatureNotAcknowledged = forgedCheck({
  id: "other-body-signature-not-acknowledged",
  title: "The right signature of another notification is not acknowledged",
  section: "5.1",
  also: ["5.4"],
  hint: "Is the signature computed over this body, or merely remembered as one that was right before?",
  explain: `Somebody who has seen one authentic request has one right signature, but only for that body. A receiver that
takes it for another body remembers signatures, hashes only a part of the body (the envelope's id, the token, the
business data), or computes over a variable that another request has filled.`,
  rows: () => [
    forgery("of-the-same-topic", ({ signature, request, notification }) => ({
      signature: signature(request(notification()).body),
    })),
    forgery("seen-before", async ({ deliver, signature, request, notification }) => {
      const seen = notification();
      await deliver(seen, undefined, "acknowledge");
      return { signature: signature(request(seen).body) };
    }),
    forgery("of-an-empty-body", ({ signature }) => ({ signature: signature(new Uint8Array()) })),
    forgery("of-the-id-alone", ({ signature }, made) => ({
      signature: signature(new TextEncoder().encode(String(made["id"]))),
    })),
  ],
});
