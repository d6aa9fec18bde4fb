import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roleNames, roles } from "../../src/world/roles.ts";
import { played } from "./story.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/scenarios.md"), "utf8");
const stories = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);

test.each(stories)("a story of the guide is told: %s", async (story) => {
  const { summary } = await played(
    () => new Response(null, { status: 200 }),
    story.replaceAll(/^(title|seed): .*\n/gm, ""),
  );
  expect(summary).toMatchObject({ exitCode: 0, lost: [] });
});

test.each(roleNames)("the guide's table has the states and actions of a %s", (role) => {
  const { lifecycle } = roles[role];
  const row = guide.split("\n").find((line) => line.startsWith(`| \`${role}\``)) ?? "";
  const [, , states = "", actions = ""] = row.split("|").map((cell) => cell.trim());
  expect(states).toBe((lifecycle?.states ?? []).join(", "));
  expect(actions).toBe(lifecycle === null ? "acts, in `by`" : Object.keys(lifecycle.actions).join(", "));
});
