import { settingRows } from "./config/setting-rows.ts";
import { gaps } from "./contract/gaps.ts";
import type { Gap } from "./contract/gaps.ts";
import { statements } from "./contract/statements.ts";
import type { Anchor } from "./contract/statements.ts";
import { topics } from "./contract/topics.ts";
import { styles } from "./wire/style.ts";

/** What `hookproof explain` says about something that has an id. */
export interface Explanation {
  readonly id: string;
  /** `check`, `gap`, `setting`, `fault`, `topic`, `style`. */
  readonly what: string;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Markdown, may be empty. */
  readonly text: string;
}

/** Everything that has an id and can be explained. Ids of different sorts may be the same. */
export async function explanationsOf(): Promise<readonly Explanation[]> {
  const [{ catalogue }, { faults }] = await Promise.all([
    import("./checks/index.ts"),
    import("./receiver/faults/index.ts"),
  ]);
  const sectionFact = (section: Anchor) => [`section ${section}`, statements[section].sentence] as const;
  return [
    ...catalogue.map(({ area, check }) => ({
      id: check.id,
      what: `check of ${area}`,
      title: check.title,
      facts: [
        sectionFact(check.section),
        ["level", check.level] as const,
        ...(check.needs === undefined ? [] : [["needs", check.needs.join(", ")] as const]),
      ],
      text: check.explain,
    })),
    ...Object.entries<Gap>(gaps).map(([id, { section, missing, assumption, setting }]) => ({
      id,
      what: "gap",
      title: `The document does not show ${missing}.`,
      facts: [
        sectionFact(section),
        ["assumed", assumption] as const,
        ...(setting === null ? [] : [["changed by", setting] as const]),
      ],
      text: "",
    })),
    ...Object.values(settingRows).map(({ name, about }) => ({
      id: name,
      what: "setting",
      title: `${about}.`,
      facts: [],
      text: "",
    })),
    ...faults.map(({ id, title }) => ({ id, what: "fault of a receiver", title, facts: [], text: "" })),
    ...Object.entries(topics).map(([id, { kind, trigger }]) => ({
      id,
      what: "topic",
      title: `Sent when ${trigger}.`,
      facts: [["business data", kind] as const],
      text: "",
    })),
    ...Object.entries(styles).map(([id, { title }]) => ({
      id,
      what: "style",
      title: `${title}.`,
      facts: [],
      text: "",
    })),
  ];
}
