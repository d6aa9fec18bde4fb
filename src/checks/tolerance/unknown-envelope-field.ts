import { tolerantAdvice } from "../advice/tolerant.ts";
import { place } from "../place.ts";
import { kindRows } from "../rows/topic-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const unknownEnvelopeField = variationCheck({
  id: "unknown-envelope-field",
  title: "An envelope with a field more is acknowledged",
  section: "2.1",
  level: "should",
  explain: `The document shows all fields of the envelope today. It says nothing about versions, so the day on which a field
is added comes unannounced: a delivery id, a version, a trace. Because the five fields are documented as all, this warns.

${tolerantAdvice}`,
  rows: (known) =>
    kindRows(known).map((row) => ({
      ...row,
      vary: ({ notification }) =>
        place(place(notification(), "/api_version", "2"), "/trace", { id: "7d3f0a52" }),
    })),
});
