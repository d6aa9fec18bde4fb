import { nullableAdvice } from "../advice/nullable.ts";
import { valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const documentedEmptyString = variationCheck({
  id: "documented-empty-string",
  title: "page_from_url and search_engine may be empty",
  section: "2.2/empty-strings",
  also: ["2.2"],
  explain: `The document says of these two that they may be empty: a visitor who typed the address comes from no page.
\`new URL("")\` throws, \`url.split("/")[2].length\` too, and validators call an empty text no URL.

${nullableAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      ({ pointer }) => pointer === "/page_from_url" || pointer === "/search_engine",
      () => [{ word: "empty", value: "" }],
    ).filter(({ topic }) => topic !== null && topic.startsWith("conversation.")),
});
