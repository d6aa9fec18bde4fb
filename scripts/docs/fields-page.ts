import { defaultSettings } from "../../src/contract/settings.ts";
import { kindNames, kinds, topics } from "../../src/contract/topics.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { shippedSchema } from "../../src/schema/shipped.ts";
import { code, table } from "./page.ts";
import type { Page } from "./page.ts";

/** The thirteen topics, and every field of what they carry. */
export const fieldsPage: Page = {
  name: "topics-and-fields",
  title: { en: "Topics and fields", zh: "主题与字段" },
  about: {
    en: "The thirteen topics, and every field of what they carry, with type, section and what is assumed",
    zh: "十三个主题及其业务数据的全部字段：类型、章节与假设",
  },
  body(language) {
    const english = language === "en";
    const schemas = loadSchemas({ settings: defaultSettings });
    const titleOf = (kind: (typeof kindNames)[number]) => {
      const schema = shippedSchema(kind);
      return english ? schema.title : schema["x-title-zh"];
    };
    return [
      `## ${english ? "Topics" : "主题"}`,
      table(
        english ? ["topic", "business data", "sent when"] : ["主题", "业务数据", "何时推送"],
        Object.entries(topics).map(([topic, { kind, trigger }]) => [
          code(topic),
          `[${titleOf(kind) ?? kind}](#${kind})`,
          trigger,
        ]),
      ),
      `## ${english ? "Envelope" : "通知外层"}`,
      english
        ? "Every notification is a JSON object of `id`, `event`, `enterprise_token`, `created_at` and the business data under a key of its own. Any field inside the business data may be null (section 2.1), whatever its type below."
        : "每条通知都是一个 JSON 对象，包含 `id`、`event`、`enterprise_token`、`created_at`，以及放在独立键名下的业务数据。业务数据中的任何字段都可能为 null（第 2.1 节），与下表的类型无关。",
      ...kindNames.map((kind) => {
        const { fields } = schemas.of[kind];
        const reasons = [...new Set(fields.flatMap(({ assumed }) => assumed ?? []))];
        return [
          `## ${kind}`,
          `${titleOf(kind) ?? kind}${english ? ". " : "。"}${english ? `Section ${kinds[kind].section}; under the key` : `第 ${kinds[kind].section} 节；键名为`} ${code(kinds[kind].defaultKey)}${english ? "." : "。"}`,
          table(
            english
              ? ["field", "title", "type", "values", "assumed"]
              : ["字段", "名称", "类型", "取值", "假设"],
            fields.map((field) => [
              code(field.pointer),
              (english ? field.title : field.titleInChinese) ?? "",
              field.type,
              (field.enum ?? []).map((value) => JSON.stringify(value)).join(", "),
              field.assumed === null
                ? field.gaps.map((gap) => `[${gap}](gaps.md)`).join(", ")
                : `(${reasons.indexOf(field.assumed) + 1})`,
            ]),
          ),
          reasons.map((reason, index) => `(${index + 1}) ${reason}`).join("\n\n"),
        ].join("\n\n");
      }),
    ].join("\n\n");
  },
};
