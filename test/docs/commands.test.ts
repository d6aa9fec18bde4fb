import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { Block } from "./blocks.ts";
import { blocksOf, pages, placeOf, valueOf } from "./blocks.ts";
import type { Reader } from "./reader.ts";
import { readerOf } from "./reader.ts";
import { prepare } from "./prepare.ts";

const isCommand = ({ language }: Block) => ["sh", "console", "ctrl-c"].includes(language);
const isProgram = ({ language, words }: Block) => language === "js" && words.includes("run");
const noRun = ({ words }: Block) => words.includes("no-run:");
// The run that the READMEs show is a true one, which test/readme asserts.
const isShownRun = ({ language, page }: Block) => language === "console" && page === "README.md";
const isFollowed = (block: Block) =>
  (isCommand(block) && !noRun(block) && !isShownRun(block)) ||
  isProgram(block) ||
  valueOf(block, "save") !== undefined;

// Chinese pages show the same blocks, which another test asserts.
const followed = pages().filter(
  (page) => !page.startsWith("docs/zh/") && page !== "README.zh-CN.md" && blocksOf(page).some(isFollowed),
);

describe.concurrent("whoever follows a page gets what it says", { timeout: 300_000 }, () => {
  test.each(followed)("%s", async (page) => {
    const reader = await readerOf();
    try {
      await prepare(page, reader);
      for (const block of blocksOf(page).filter(isFollowed)) await follow(block, reader);
    } finally {
      await reader.leave();
    }
  });
});

async function follow(block: Block, reader: Reader): Promise<void> {
  const file = valueOf(block, "save");
  if (file !== undefined) return reader.save(file, `${block.text}\n`);
  if (block.language === "ctrl-c") return reader.interrupt(block.words[0] ?? "");
  const terminal = valueOf(block, "terminal");
  if (terminal !== undefined) return reader.start(terminal, block.text, valueOf(block, "listens") ?? "3000");
  if (block.language === "console") return followDialogue(block, reader);
  if (block.language === "js") {
    const program = join(reader.folder, "program.mjs");
    writeFileSync(program, block.text);
    return expectExit(block, await reader.run("node program.mjs"));
  }
  // An example of --help may go on until Ctrl-C; it then gets one.
  if (block.words.includes("example")) {
    // The page's receiver listens at 3000 already; port 0 is a free one.
    const script = block.text.replace(/(?<=^hookproof (?:receive|demo) .*)--port \d+/, "--port 0");
    const { code, output } = await reader.run(`timeout --signal=INT 4 bash -c ${quoted(script)}`, {
      OLD_SECRET: "old",
    });
    expect([0, 1, 124, 130], `${placeOf(block)}\n${output}`).toContain(code);
    return;
  }
  expectExit(block, await reader.run(block.text));
}

function expectExit(block: Block, { code, output }: Awaited<ReturnType<Reader["run"]>>): void {
  expect(code, `${placeOf(block)}\n${block.text}\n${output}`).toBe(Number(valueOf(block, "exit") ?? 0));
}

/** A dialogue shows commands after `$ ` and, below each, lines of its output in order; `…` stands for what is left out. */
async function followDialogue(block: Block, reader: Reader): Promise<void> {
  for (const part of block.text.split(/^\$ /m).slice(1)) {
    const [command = "", ...lines] = part.split("\n");
    const ran = await reader.run(command);
    expectExit(block, ran);
    const printed = ran.output.split("\n").map((line) => line.trimEnd());
    let from = 0;
    for (const line of lines.filter((line) => line !== "" && line !== "…")) {
      const at = printed.findIndex((other, index) => index >= from && patternOf(line).test(other));
      expect(at, `${placeOf(block)} shows "${line}", but this was printed:\n${ran.output}`).toBeGreaterThan(
        -1,
      );
      from = at + 1;
    }
  }
}

/** A line that is shown; `…` in it stands for anything. */
function patternOf(line: string): RegExp {
  const parts = line.split("…").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
