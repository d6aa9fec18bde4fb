import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";

const binary = join(import.meta.dirname, "..", "..", "bin", "hookproof.js");
const completionsOf = (...words: readonly string[]) =>
  execFileSync(process.execPath, [binary, "complete", "--", ...words], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(":"))
    .map((line) => line.split("\t")[0]);

describe("complete", () => {
  it.each([
    [["se"], ["send"]],
    [["test", "--shar"], ["--shard"]],
    [
      ["fuzz", "--level", ""],
      ["documented", "lenient", "hostile"],
    ],
    [["send", "client."], topicNames.filter((topic) => topic.startsWith("client."))],
  ])("completes %j", (words, expected) => {
    expect(completionsOf(...words)).toEqual(expected);
  });

  it.each(["bash", "zsh", "fish"])("prints a script for %s that calls it back", (shell) => {
    const script = execFileSync(process.execPath, [binary, "complete", shell], { encoding: "utf8" });
    expect(script).toContain("hookproof complete --");
  });

  it("prints a script that bash takes without complaint", () => {
    const script = execFileSync(process.execPath, [binary, "complete", "bash"], { encoding: "utf8" });
    expect(spawnSync("bash", ["-n"], { input: script, encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
  });
});
