import { verdictOf } from "../../src/contract/verdict.ts";
import { faultGroups } from "../../src/faults/fault.ts";
import { faults as wireFaults } from "../../src/faults/index.ts";
import { faults as receiverFaults } from "../../src/receiver/faults/index.ts";
import { code, table } from "./page.ts";
import type { Page } from "./page.ts";

/** What `hookproof receive --fault` can do wrong. */
export const faultsPage: Page = {
  name: "faults",
  title: { en: "Faults", zh: "故障" },
  about: {
    en: "What `hookproof receive --fault` can do wrong, and the verdict on each fault of the wire",
    zh: "`hookproof receive --fault` 能演示的错误，以及每种传输故障的判定",
  },
  body(language) {
    const english = language === "en";
    return [
      english
        ? "`hookproof receive --fault <id>` makes one mistake on purpose, to see what `hookproof test` says of it."
        : "`hookproof receive --fault <id>` 故意犯一个错误，用来观察 `hookproof test` 如何判断。",
      `## ${english ? "Faults of a receiver" : "接收端的错误"}`,
      table(
        english ? ["id", "what it does wrong"] : ["id", "错在哪里"],
        receiverFaults.map(({ id, title }) => [code(id), title]),
      ),
      `## ${english ? "Faults of the wire" : "传输层故障"}`,
      english
        ? "Only status 200 is acknowledged; another status is unspecified; no status is failed. Faults without a script are what only a network can do: they are tested, and `--fault` does not take them."
        : "只有状态码 200 算已确认 (acknowledged)；其他状态码未作规定 (unspecified)；没有状态码即失败 (failed)。标注“仅网络”的故障只能由网络产生，`--fault` 不接受。",
      ...Object.entries(faultGroups).map(([group, title]) =>
        [
          `### ${title}`,
          table(
            english ? ["id", "code", "what happens", "verdict"] : ["id", "代码", "现象", "判定"],
            wireFaults
              .filter((fault) => fault.group === group)
              .map((fault) => [
                `${code(fault.id)}${fault.script === null ? (english ? " (network only)" : "（仅网络）") : ""}`,
                fault.code,
                fault.title,
                [...new Set(fault.statuses.map(verdictOf))].join(english ? " or " : " 或 "),
              ]),
          ),
        ].join("\n\n"),
      ),
    ].join("\n\n");
  },
};
