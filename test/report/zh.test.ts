import { describe, expect, test } from "vitest";

import { catalogue } from "../../src/checks/index.ts";
import { areaName, checkTitle, checkTitles } from "../../src/report/zh/check-titles.ts";
import { sentence } from "../../src/report/zh/sentence.ts";

const ids = catalogue.map(({ check }) => check.id);
const replayed = ["broke-before", "held-before", "unknown-before"];

describe("the Chinese words of reports", () => {
  test("are there for every check, and for no other", () => {
    expect(
      Object.keys(checkTitles)
        .filter((id) => !replayed.includes(id))
        .toSorted(),
    ).toEqual(ids.toSorted());
  });

  test("are there for every area", () => {
    for (const { area } of catalogue) expect(areaName(area)).toMatch(/\p{Script=Han}/u);
  });

  test("leave alone what they do not know", () => {
    expect(checkTitle("from-a-newer-version", "A title")).toBe("A title");
    expect(checkTitle("constructor", "A title")).toBe("A title");
    expect(areaName("constructor")).toBe("constructor");
    expect(sentence("something else")).toBe("something else");
  });

  test.each([
    ["status 500", "状态码 500"],
    ["status 401, refused as not authentic", "状态码 401，以未通过验证为由拒绝"],
    ["status 418, something new", "状态码 418，something new"],
    ["any status but 200", "除 200 以外的任何状态码"],
    ["still failing: status 500", "仍然失败：状态码 500"],
  ])("say %s", (english, chinese) => {
    expect(sentence(english)).toBe(chinese);
  });
});
