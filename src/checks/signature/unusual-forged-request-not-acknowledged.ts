import { forgedCheck, forgery } from "../forged-check.ts";

const wrong = "0".repeat(40);

export const unusualForgedRequestNotAcknowledged = forgedCheck({
  id: "unusual-forged-request-not-acknowledged",
  title: "A forged request of unusual form is not acknowledged either",
  section: "5.4",
  hint: "Is the check of the signature skipped for requests that a parser does not take?",
  explain: `Verification often hangs on a parser: where the parser finds nothing to do, because the body is empty,
chunked or of another Content-Type, the code that verifies is never reached, and the handler answers 200. The same
happens with a switch over Content-Type, with a health check on the same path, and with test modes that a header turns
on. Verify first, whatever the request looks like.`,
  rows: () => [
    forgery("empty-body", () => ({ signature: wrong, body: new Uint8Array() })),
    forgery("empty-body-without-signature", () => ({ signature: null, body: new Uint8Array() })),
    forgery("chunked", () => ({ signature: wrong, pace: { cuts: [], pauseMs: 0, framing: "chunked" } })),
    forgery("plain-text", () => ({ signature: wrong, headers: { "Content-Type": "text/plain" } })),
    forgery("form", () => ({
      signature: wrong,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    })),
    forgery("without-content-type", () => ({ signature: wrong, headers: { "Content-Type": null } })),
    forgery("not-json", () => ({ signature: wrong, body: new TextEncoder().encode("ping") })),
    forgery("unknown-topic", (_, made) => ({
      signature: wrong,
      body: new TextEncoder().encode(JSON.stringify({ id: made["id"], event: "ping" })),
    })),
    forgery("in-upper-case-header", ({ settings }) => ({
      signature: wrong,
      signatureHeader: settings.signatureHeader.toUpperCase(),
    })),
  ],
});
