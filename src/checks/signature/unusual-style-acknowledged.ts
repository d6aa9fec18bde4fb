import { styleIds, styles } from "../../wire/style.ts";
import { rawBodyAdvice } from "../advice/raw-body.ts";
import { variationCheck } from "../variation-check.ts";

export const unusualStyleAcknowledged = variationCheck({
  id: "unusual-style-acknowledged",
  title: "The signature is accepted when numbers are written unusually",
  section: "5.1",
  level: "may",
  thorough: true,
  explain: `\`12.0\` and \`12e0\` are the integer 12 in JSON. Typed decoders (Go, Jackson) may refuse them where an integer is
documented, so this only informs; in receivers without types it tells whether the bytes or a rewritten body are hashed.

${rawBodyAdvice}`,
  rows: () =>
    styleIds
      .filter((style) => !styles[style].must)
      .map((style) => ({
        id: style,
        topic: null,
        vary: ({ notification }) => notification(),
        tampering: () => ({ style }),
      })),
});
