/**
 * Writes src/generate/pools.generated.ts: words from @faker-js/faker, locale zh_CN, drawn once with a fixed seed. So a run
 * neither loads faker (35 ms, 6 MB) nor depends on its version: the same bytes everywhere. Run `npm run generate` after
 * an update of faker, and expect new golden hashes. With --check nothing is written, and the exit code is 1 if it differs.
 */
import { faker } from "@faker-js/faker/locale/zh_CN";
import { readFileSync, writeFileSync } from "node:fs";

const chinese = /^\p{Script=Han}+$/u;
const { person, company } = faker.rawDefinitions;

faker.seed(20_210_401);
faker.setDefaultRefDate("2021-04-01T00:00:00Z");

const pools = {
  surnames: person.last_name.generic.filter((name) => chinese.test(name)),
  womensNames: person.first_name.female.filter((name) => chinese.test(name)),
  mensNames: person.first_name.male.filter((name) => chinese.test(name)),
  trades: company.category,
  userNames: drawn(256, () =>
    faker.internet
      .username()
      .toLowerCase()
      .replace(/[^a-z0-9_]/g, ""),
  ).filter((name) => /^[a-z]\w{5,15}$/.test(name)),
  mailHosts: [
    "qq.com",
    "163.com",
    "126.com",
    "sina.com",
    "foxmail.com",
    "vip.qq.com",
    "aliyun.com",
    "139.com",
  ],
  "internet.userAgent": drawn(64, () => faker.internet.userAgent()),
  "internet.domainName": drawn(128, () => faker.internet.domainName()),
  "location.country": drawn(160, () => faker.location.country()),
  "color.human": drawn(64, () => faker.color.human()),
};

/** Up to `count` different values. */
function drawn(count, draw) {
  const values = new Set();
  for (let tries = 0; values.size < count && tries < 40 * count; tries++) values.add(draw());
  return [...values];
}

const lines = Object.entries(pools).map(
  ([name, words]) => `  ${JSON.stringify(name)}: ${JSON.stringify(words.join("\n"))}.split("\\n"),`,
);
const text =
  `// Written by scripts/generate-pools.mjs from @faker-js/faker, locale zh_CN (MIT licence). Do not edit.\n` +
  `export const pools = {\n${lines.join("\n")}\n} as const satisfies Record<string, readonly string[]>;\n`;
const file = new URL("../src/generate/pools.generated.ts", import.meta.url);
if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("src/generate/pools.generated.ts is out of date: run npm run generate");
  process.exitCode = 1;
}
