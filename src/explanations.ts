import { settingRows } from "./config/setting-rows.ts";
import { gaps } from "./contract/gaps.ts";
import type { Gap } from "./contract/gaps.ts";
import { statements } from "./contract/statements.ts";
import type { Anchor } from "./contract/statements.ts";
import { topics } from "./contract/topics.ts";
import { verdictOf } from "./contract/verdict.ts";
import { styles } from "./wire/style.ts";

/** What `hookproof explain` says about something that has an id. */
export interface Explanation {
  readonly id: string;
  /** `check`, `finding`, `gap`, `setting`, `fault of a receiver`, `fault of the wire`, `topic`, `style`. */
  readonly what: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Markdown, may be empty. */
  readonly text: string;
}

type Fact = readonly [label: string, value: string];

/** Everything that has an id and can be explained. Ids of different sorts may be the same. */
export async function explanationsOf(): Promise<readonly Explanation[]> {
  const loaded = await Promise.all([checkExplanations(), findingExplanations(), faultExplanations()]);
  return [...loaded.flat(), ...contractExplanations()];
}

async function checkExplanations(): Promise<readonly Explanation[]> {
  const { catalogue } = await import("./checks/index.ts");
  return catalogue.map(({ area, check }) => ({
    id: check.id,
    what: `check of ${area}`,
    title: check.title,
    facts: [
      sectionFact(check.section),
      ["level", check.level],
      ...(check.needs === undefined ? [] : [["needs", check.needs.join(", ")] as const]),
    ],
    text: check.explain,
  }));
}

async function findingExplanations(): Promise<readonly Explanation[]> {
  const [{ hypotheses }, { leaks }, { causeKinds }] = await Promise.all([
    import("./checks/diagnosis/hypotheses.ts"),
    import("./checks/diagnosis/leaks.ts"),
    import("./checks/diagnosis/content/cause.ts"),
  ]);
  const formulas = new Map(hypotheses.map(({ id, formula }) => [id, formula]));
  return [...hypotheses, ...leaks, ...Object.values(causeKinds)].map(({ id, title, why, fix }) => {
    const formula = formulas.get(id);
    return {
      id,
      what: "finding",
      title,
      facts: formula === undefined ? [] : [["it computes", formula]],
      text: `${why}\n\n${fix.any}`,
    };
  });
}

async function faultExplanations(): Promise<readonly Explanation[]> {
  const [receiver, wire] = await Promise.all([
    import("./receiver/faults/index.ts"),
    import("./faults/index.ts"),
  ]);
  const verdictFact = (statuses: readonly (number | null)[]): Fact => [
    "verdict",
    [...new Set(statuses.map(verdictOf))].join(" or "),
  ];
  return [
    ...receiver.faults.map(({ id, title }) => ({
      id,
      what: "fault of a receiver",
      title,
      facts: [],
      text: "",
    })),
    ...wire.faults.map(({ id, title, statuses, disputed }) => ({
      id,
      what: "fault of the wire",
      title,
      facts: [verdictFact(statuses), ...(disputed === undefined ? [] : [["disputed", disputed] as const])],
      text: "",
    })),
  ];
}

function contractExplanations(): readonly Explanation[] {
  return [
    ...Object.entries<Gap>(gaps).map(([id, { section, missing, assumption, setting }]) => ({
      id,
      what: "gap",
      title: `The document does not show ${missing}`,
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
      title: about,
      facts: [],
      text: "",
    })),
    ...Object.entries(topics).map(([id, { kind, trigger }]) => ({
      id,
      what: "topic",
      title: `Sent when ${trigger}`,
      facts: [["business data", kind] as const],
      text: "",
    })),
    ...Object.entries(styles).map(([id, { title }]) => ({ id, what: "style", title, facts: [], text: "" })),
  ];
}

function sectionFact(section: Anchor): Fact {
  return [`section ${section}`, statements[section].sentence];
}
