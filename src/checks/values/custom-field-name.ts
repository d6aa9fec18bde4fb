import { tolerantAdvice } from "../advice/tolerant.ts";
import { customFieldRows } from "../rows/custom-field-rows.ts";
import { variationCheck } from "../variation-check.ts";

/** Names that an enterprise may well give to a field. */
const names: Readonly<Record<string, string>> = {
  chinese: "客户等级",
  spaced: "first order date",
  dotted: "crm.level",
  hyphenated: "vip-level",
  digits: "2021",
  "with-slash": "省/市",
  bracketed: "年龄（岁）",
  quoted: `o'clock "x"`,
  percent: "折扣%",
  dollar: "$price",
  emoji: "心情😀",
  "keyword-class": "class",
  "300-characters": "很长的字段名".repeat(50),
};

export const customFieldName = variationCheck({
  id: "custom-field-name",
  title: "Custom customer fields are acknowledged under any name that people choose",
  section: "2.6/custom-fields",
  also: ["2.6/customer", "2.6/unnamed-fields"],
  explain: `An enterprise defines customer fields of its own, and the platform sends them under the names that people typed:
in Chinese, with spaces, dots, slashes, quotes. MongoDB before 5 refuses dots and dollars, column names have rules and
limits, templates and SQL built from names break, Go and Java structs have no place for them. Keep them as a map.

${tolerantAdvice}`,
  rows: (known) => customFieldRows(known, names),
});
