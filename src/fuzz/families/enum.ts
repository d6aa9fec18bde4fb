import type { Family } from "../family.ts";
import { setting } from "../family.ts";

/** Every allowed value of an enumeration, and one that is not listed: a platform grows, but a strict receiver may refuse. */
export const enumFamily: Family = {
  id: "enum",
  title: "every value of the enumerations",
  section: "2.4",
  why: "Each of these values is in the document, so each will come.",
  fix: "Handle every listed value, and keep what you do not know as it is rather than refuse the notification.",
  mutations: ({ sites }) =>
    sites.flatMap(({ at, field }) =>
      field.enum === null
        ? []
        : [
            ...field.enum.map((value) =>
              setting("enum", "documented", at, value, `is ${JSON.stringify(value)}`),
            ),
            setting("enum", "lenient", at, "not_listed", "is a value that the document does not list"),
          ],
    ),
};
