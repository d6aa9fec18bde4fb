import scenarioSchema from "../../schemas/scenario.schema.json" with { type: "json" };
import type { Json, JsonObject } from "../../src/json/json.ts";
import { isObject } from "../../src/json/json.ts";
import { scenarioPath, shippedScenarios } from "../../src/scenario/library.ts";
import { readScenario } from "../../src/scenario/read-scenario.ts";
import { act, standingOf } from "../../src/world/lifecycle.ts";
import { roles } from "../../src/world/roles.ts";
import { code, table } from "./page.ts";
import type { Language, Page } from "./page.ts";

/** The format of a scenario, what its cast can do, and the stories that are shipped. */
export const scenarioPage: Page = {
  name: "scenario-format",
  title: { en: "Scenario format", zh: "剧本格式" },
  about: {
    en: "Every key of a scenario, what its cast can do, and the shipped stories",
    zh: "剧本的全部键、角色能做的动作，以及自带的剧本",
  },
  async body(language) {
    const english = language === "en";
    const schema = scenarioSchema as unknown as JsonObject;
    const definitions = objectAt(schema, "$defs");
    const stories = await Promise.all(shippedScenarios().map((name) => readScenario(scenarioPath(name, ""))));
    return [
      english
        ? "A scenario is a YAML file; `hookproof/schemas/scenario.schema.json` lets editors complete it. Mistakes are refused before anything is sent, with line, column and the nearest right word. See [how to write one](../how-to/scenarios.md)."
        : "剧本是一个 YAML 文件；编辑器可借助 `hookproof/schemas/scenario.schema.json` 补全。发送任何内容之前就会检查错误，并指出行、列和最接近的正确写法。参见[如何编写剧本](../how-to/scenarios.md)。",
      `## ${english ? "The file" : "文件"}`,
      keys(schema, definitions, language),
      ...Object.entries(definitions)
        .filter(([, definition]) => Object.keys(objectAt(definition, "properties")).length > 0)
        .map(([name, definition]) =>
          [`## ${name}`, textOf(definition, "description"), keys(definition, definitions, language)]
            .filter((part) => part !== "")
            .join("\n\n"),
        ),
      `## ${english ? "What the cast can do" : "角色的动作"}`,
      english
        ? "The lifecycle decides what a `do` sends. The topics are those of the first time; a ticket that has been in processing before sends `processing_every` alone."
        : "`do` 推送什么由生命周期决定。表中是首次发生时推送的主题；曾经进入过处理中的工单再次受理时只推送 `processing_every`。",
      ...Object.entries(roles).flatMap(([name, { lifecycle }]) =>
        lifecycle === null
          ? []
          : [
              `### ${name}`,
              table(
                english
                  ? ["action", "from", "to", "sends", "what happens"]
                  : ["动作", "起始状态", "结果状态", "推送", "说明"],
                Object.entries(lifecycle.actions).map(([action, { about, from, to }]) => [
                  code(action),
                  from.join(", "),
                  to ?? "–",
                  (act(lifecycle, standingOf(lifecycle, from[0]), action)?.topics ?? [])
                    .map(code)
                    .join(", ") || "–",
                  about,
                ]),
              ),
            ],
      ),
      `## ${english ? "Shipped stories" : "自带的剧本"}`,
      table(
        english ? ["name", "steps", "title"] : ["名称", "步数", "标题"],
        stories.map(({ name, steps, title }) => [code(name), String(steps.length), title]),
      ),
    ].join("\n\n");
  },
};

/** Definitions that list what has a page of its own. */
const pages: Readonly<Record<string, string>> = {
  topic: "topics-and-fields.md",
  style: "styles.md",
};

function keys(schema: Json, definitions: JsonObject, language: Language): string {
  const required = isObject(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  return table(
    language === "en" ? ["key", "value", "means"] : ["键", "取值", "含义"],
    Object.entries(objectAt(schema, "properties")).map(([name, property]) => [
      `${code(name)}${required.includes(name) ? (language === "en" ? " (required)" : "（必填）") : ""}`,
      shape(property, definitions),
      textOf(resolved(property, definitions), "description"),
    ]),
  );
}

function shape(schema: Json, definitions: JsonObject): string {
  if (!isObject(schema)) return "";
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const target = resolved(schema, definitions);
    const name = reference.split("/").at(-1) ?? "";
    const page = pages[name];
    if (page !== undefined) return `[${name}](${page})`;
    return Object.keys(objectAt(target, "properties")).length > 0
      ? `[${name}](#${name.toLowerCase()})`
      : shape(target, definitions);
  }
  const expected = schema["x-expected"];
  if (typeof expected === "string") return expected;
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => code(String(value))).join(", ");
  if (Array.isArray(schema["anyOf"]))
    return schema["anyOf"].map((part) => shape(part, definitions)).join(" or ");
  if (schema["type"] === "array" && isSubscription(schema))
    return "list of [topics](topics-and-fields.md), `conversation.*` and the like";
  if (schema["type"] === "array") return `list of ${shape(schema["items"] ?? {}, definitions) || "values"}`;
  return typeof schema["type"] === "string" ? schema["type"] : "any";
}

function isSubscription(schema: JsonObject): boolean {
  const items = schema["items"] ?? null;
  return isObject(items) && Array.isArray(items["enum"]) && items["enum"].includes("conversation.*");
}

function resolved(schema: Json, definitions: JsonObject): Json {
  const reference = isObject(schema) ? schema["$ref"] : undefined;
  return typeof reference === "string" ? (definitions[reference.split("/").at(-1) ?? ""] ?? schema) : schema;
}

function objectAt(schema: Json, key: string): JsonObject {
  const value = isObject(schema) ? schema[key] : undefined;
  return value !== undefined && isObject(value) ? value : {};
}

function textOf(schema: Json, key: string): string {
  const text = isObject(schema) ? schema[key] : undefined;
  return typeof text === "string" ? text : "";
}
