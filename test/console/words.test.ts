import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { catalogueOf } from "../../src/console/catalogue.ts";
import { actions, triggersInChinese } from "../../src/console/page/words/actions.ts";
import { en } from "../../src/console/page/words/en.ts";
import { faultTitles } from "../../src/console/page/words/faults-zh.ts";
import { preferredLanguage } from "../../src/console/page/words/language.ts";
import { isWordKey, say } from "../../src/console/page/words/say.ts";
import { storyAbouts, storyTitles } from "../../src/console/page/words/stories-zh.ts";
import { zh } from "../../src/console/page/words/zh.ts";
import { defaultSettings, loadScenarios, roles } from "../../src/index.ts";

const catalogue = await catalogueOf(await loadScenarios(), defaultSettings);
const steps = catalogue.scenarios.flatMap(({ steps }) => steps);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test("both languages have the same keys, and fill in the same values", () => {
  expect(Object.keys(zh).toSorted()).toEqual(Object.keys(en).toSorted());
  const differing = Object.entries(en).filter(
    ([key, text]) => placeholders(text).join() !== placeholders(isWordKey(key) ? zh[key] : "").join(),
  );
  expect(differing).toEqual([]);
});

test("no words are left untranslated", () => {
  const same = Object.keys(en).filter((key) => isWordKey(key) && en[key] === zh[key]);
  expect(same).toEqual([]);
});

test("values are filled in, and a name without a value stays", () => {
  expect(say("en", "story.steps", { n: 3 })).toBe("3 steps");
  expect(say("zh", "story.steps", { n: 3 })).toBe("3 步");
  expect(say("en", "story.steps")).toBe("{n} steps");
});

test.each([
  [["zh-CN", "en"], "zh"],
  [["fr", "zh-Hans"], "zh"],
  [["en-GB", "zh"], "en"],
  [["fr", "de"], "en"],
  [[], "en"],
] as const)("a reader who prefers %j reads %s", (preferences, language) => {
  expect(preferredLanguage(preferences)).toBe(language);
});

test("every mistake of the embedded receiver is told in Chinese, and no other", () => {
  expect(Object.keys(faultTitles).toSorted()).toEqual(catalogue.faults.map(({ id }) => id).toSorted());
});

test("every topic says in Chinese what triggers it", () => {
  expect(Object.keys(triggersInChinese).toSorted()).toEqual(
    catalogue.topics.map(({ topic }) => topic).toSorted(),
  );
});

test("every action of every lifecycle has words", () => {
  const all = Object.entries(roles).flatMap(([role, { lifecycle }]) =>
    Object.keys(lifecycle?.actions ?? {}).map((action) => `${role}.${action}`),
  );
  expect(Object.keys(actions).toSorted()).toEqual(all.toSorted());
});

test("every role and state has words", () => {
  const keys = Object.entries(roles).flatMap(([role, { lifecycle }]) => [
    `role.${role}`,
    ...(lifecycle?.states ?? []).map((state) => `state.${state}`),
  ]);
  expect(keys.filter((key) => !isWordKey(key))).toEqual([]);
});

test("every shipped story is told in both languages, step by step", () => {
  expect(Object.keys(storyAbouts).toSorted()).toEqual(catalogue.scenarios.map(({ name }) => name).toSorted());
  expect(catalogue.scenarios.filter(({ title }) => !title.includes(" · "))).toEqual([]);
  const titles = new Set(steps.flatMap(({ title }) => title ?? []));
  expect([...titles].filter((title) => storyTitles[title] === undefined)).toEqual([]);
  expect(Object.keys(storyTitles).filter((title) => !titles.has(title))).toEqual([]);
});

test("no words are kept that the page does not say", () => {
  const page = join(import.meta.dirname, "../../src/console/page");
  const files = readdirSync(page, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith("words"),
  );
  const source = files.map((file) => readFileSync(join(page, file), "utf8")).join("\n");
  // Keys that are made of data: `state.${state}`.
  const families = [...source.matchAll(/`([a-z.]+\.)\$\{/g)].map(([, family = ""]) => family);
  const unsaid = Object.keys(en).filter(
    (key) => !source.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)),
  );
  expect(unsaid).toEqual([]);
});
