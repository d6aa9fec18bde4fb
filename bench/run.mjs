/**
 * `npm run bench [name…]`: measures what the project claims, side by side in one run, and prints medians and ratios. Each
 * folder beside this file has a `rows.mjs` that exports `rows()`: a promise of rows
 * `{ what, figure, unit, ratio?, aim? }`, `ratio` being against the row before it or what `what` names, and `aim` what the
 * ratio has to reach, as text. Figures depend on the machine; compare ratios only. Needs `npm run build`.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const chosen = process.argv.slice(2);
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(import.meta.dirname, entry.name, "rows.mjs")))
  .map(({ name }) => name)
  .filter((name) => chosen.length === 0 || chosen.includes(name));

console.log(
  `Node ${process.version}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}`,
);
for (const name of names) {
  const { rows } = await import(join(import.meta.dirname, name, "rows.mjs"));
  const table = await rows();
  console.log(`\n${name}`);
  const width = Math.max(...table.map(({ what }) => what.length));
  for (const { what, figure, unit, ratio, aim } of table) {
    const amount = figure === undefined ? "" : `${format(figure)} ${unit}`;
    const relation = ratio === undefined ? "" : `× ${ratio.toFixed(2)}`;
    const aimed = aim === undefined ? "" : `aim: ${aim}`;
    console.log(`  ${what.padEnd(width)}  ${amount.padStart(16)}  ${relation.padEnd(9)}  ${aimed}`.trimEnd());
  }
}

function format(figure) {
  return figure >= 100 ? Math.round(figure).toLocaleString("en") : figure.toPrecision(3);
}
