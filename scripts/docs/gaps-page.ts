import { settingRows } from "../../src/config/setting-rows.ts";
import { gaps } from "../../src/contract/gaps.ts";
import type { Gap } from "../../src/contract/gaps.ts";
import { code, table } from "./page.ts";
import type { Page } from "./page.ts";

/** What the interface document does not show, and what is assumed. */
export const gapsPage: Page = {
  name: "gaps",
  title: { en: "Gaps of the interface", zh: "接口文档的空白" },
  about: {
    en: "What the interface document does not show, what we assume, and what changes the assumption",
    zh: "接口文档没有写明的内容、我们的假设，以及如何修改假设",
  },
  body(language) {
    const english = language === "en";
    return [
      english
        ? "Where the document says “not shown” or “not stated”, hookproof assumes something, says so in every report, and has an option that changes it. If the real platform differs, [learn from its traffic](../how-to/learn-from-traffic.md)."
        : "文档写着“未展示”或“未说明”的地方，hookproof 会作出假设，在每份报告中注明，并提供修改它的选项。如果真实平台与假设不符，可以[从流量中学习](../how-to/learn-from-traffic.md)。",
      table(
        english
          ? ["gap", "section", "the document does not show", "assumed", "changed by"]
          : ["空白", "章节", "文档未写明", "假设", "修改方式"],
        Object.entries<Gap>(gaps).map(([id, { section, missing, assumption, setting }]) => [
          code(id),
          section,
          missing,
          assumption,
          code(optionOf(setting)) || "–",
        ]),
      ),
    ].join("\n\n");
  },
};

function optionOf(setting: Gap["setting"]): string {
  if (setting === null) return "";
  if (setting === "target") return "--url";
  if (setting === "secret") return "--secret-file";
  if (setting.startsWith("schemas.")) return `--schema ${setting.slice("schemas.".length)}=…`;
  const row = Object.entries(settingRows).find(([key]) => key === setting)?.[1];
  if (row === undefined) throw new Error(`The gap's setting ${setting} has no option.`);
  return `--${row.name}`;
}
