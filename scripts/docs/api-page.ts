import { join } from "node:path";
import { apiExamples } from "./api-examples.ts";
import type { Declared } from "./declarations.ts";
import { declarationsOf } from "./declarations.ts";
import { fence } from "./page.ts";
import type { Language, Page, Words } from "./page.ts";

const source = join(import.meta.dirname, "../../src");

/** The entry points of the package, in the order of its exports map, each with the file that it is compiled from. */
export const entryPoints: Readonly<Record<string, { readonly file: string; readonly about: Words }>> = {
  hookproof: {
    file: "index.ts",
    about: {
      en: "The platform, the suite, scenarios, fuzzing, journals, and the interface document as data.",
      zh: "平台、检查、剧本、模糊测试、日志，以及以数据形式给出的接口文档。",
    },
  },
  "hookproof/receiver": {
    file: "kit/index.ts",
    about: {
      en: "What a receiver needs to do it right, and the types of what it receives.",
      zh: "编写正确接收端所需的函数，以及通知的类型。",
    },
  },
  "hookproof/vitest": {
    file: "testing/vitest.ts",
    about: { en: "The suite in vitest, with matchers.", zh: "在 vitest 中运行检查，并提供匹配器。" },
  },
  "hookproof/node-test": {
    file: "testing/node-test.ts",
    about: { en: "The suite in Node's own runner.", zh: "在 Node 自带的测试运行器中运行检查。" },
  },
  "hookproof/jest": {
    file: "testing/jest.ts",
    about: { en: "The suite in Jest.", zh: "在 Jest 中运行检查。" },
  },
  "hookproof/pactum": {
    file: "testing/pactum.ts",
    about: { en: "Signed notifications in pactum suites.", zh: "在 pactum 测试中发送已签名的通知。" },
  },
  "hookproof/fast-check": {
    file: "fuzz/index.ts",
    about: {
      en: "Notifications as arbitraries, for property-based tests.",
      zh: "以 arbitrary 形式提供通知，用于基于属性的测试。",
    },
  },
  "hookproof/generate": {
    file: "generate/index.ts",
    about: {
      en: "Any JSON Schema to a seeded generator of valid values.",
      zh: "由任意 JSON Schema 得到由种子决定的有效值生成器。",
    },
  },
};

/** Every public export with its signature. */
export const apiPage: Page = {
  name: "api",
  title: { en: "API", zh: "API" },
  about: {
    en: "Every public export with its signature, and a program for each entry point",
    zh: "全部公开导出及其签名，每个入口附一个可运行的程序",
  },
  body(language) {
    return [
      language === "en"
        ? "Everything is ESM and typed. What is not here is not public. How to use it in tests: [unit tests](../how-to/unit-tests.md)."
        : "全部为 ESM 并带类型。未列出的内容不属于公开接口。在测试中的用法见[单元测试](../how-to/unit-tests.md)。链接指向英文的签名与注释。",
      ...Object.entries(entryPoints).map(([name, { file, about }]) =>
        entryPoint(name, about[language], declarationsOf(join(source, file)), language),
      ),
    ].join("\n\n");
  },
};

function entryPoint(name: string, about: string, all: readonly Declared[], language: Language): string {
  const example = apiExamples[name];
  return [
    `## ${name}`,
    about,
    ...(example === undefined ? [] : [fence("js run", example.trim())]),
    ...(language === "en" ? exportsOf(name, all) : [links(all)]),
  ].join("\n\n");
}

function exportsOf(name: string, all: readonly Declared[]): readonly string[] {
  const types = all.filter(({ isType }) => isType);
  return [
    ...all.filter(({ isType }) => !isType).map(entry),
    ...(types.length === 0 ? [] : [`### Types of ${name}`]),
    ...types.map((one) => fence("ts signature", `${commentLines(one.comment)}${one.signature}`)),
  ];
}

/** Signatures and comments are English; the Chinese page says where they are. */
function links(all: readonly Declared[]): string {
  const named = all.map(({ name, isType }) =>
    isType ? `\`${name}\`` : `[\`${name}\`](../../en/reference/api.md#${name.toLowerCase()})`,
  );
  return `导出：${named.join("、")}。`;
}

function entry({ name, comment, signature }: Declared): string {
  const [text = "", ...tags] = `\n${comment}`.split(/(?<=\n)(?=@(?:example|param|throws|returns)\b)/);
  const notes = tags
    .filter((tag) => !tag.startsWith("@example"))
    .map((tag) => `- ${tag.slice(1).replaceAll("\n", " ").trim()}`);
  return [`### ${name}`, text.trim(), fence("ts signature", signature), notes.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

function commentLines(comment: string): string {
  return comment === "" ? "" : `/** ${comment.replaceAll("\n", "\n * ")} */\n`;
}
