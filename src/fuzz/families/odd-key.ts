import { isObject } from "../../json/json.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { Family } from "../family.ts";
import { setting } from "../family.ts";
import type { FuzzLevel } from "../mutation.ts";

/** Custom customer fields may have any name (2.6). */
const customNames: readonly (readonly [name: string, level: FuzzLevel])[] = [
  ["会员等级", "documented"],
  ["vip level", "documented"],
  ["a.b", "documented"],
  ["$set", "documented"],
  ["constructor", "documented"],
  ["__proto__", "documented"],
  ["toString", "documented"],
  ["0", "documented"],
  ["name2", "documented"],
  ["", "lenient"],
];

export const oddKeyFamily: Family = {
  id: "odd-key",
  title: "custom and unknown fields",
  section: "2.6/custom-fields",
  why: "Customers' custom fields have any name that the enterprise chose (2.6), and a platform adds fields over time.",
  fix: "Keep unknown fields in a map (`Map`, `Object.create(null)`), and never merge them into objects by name.",
  mutations: ({ sites, settings, topic }) => {
    const customers = sites.filter(
      ({ template, value }) =>
        template.endsWith("/customer") && topic.startsWith("new_ticket.") && isObject(value),
    );
    const root = sites[0]?.at.split("/").slice(0, 2).join("/") ?? `/${settings.bodyKeys.conversation}`;
    return [
      ...customers.flatMap(({ at }) =>
        customNames.map(([name, level]) =>
          setting("odd-key", level, at + pointerOf([name]), "自定义", `(a custom field) is a text`),
        ),
      ),
      setting(
        "odd-key",
        "lenient",
        `${root}/added_in_2030`,
        { new: true },
        "(an unknown field) is an object",
      ),
      setting("odd-key", "lenient", "/added_in_2030", "x", "(an unknown field of the envelope) is a text"),
    ];
  },
};
