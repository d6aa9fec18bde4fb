import {
  createPlatform,
  gaps,
  kindNames,
  kinds,
  loadReceiverFaults,
  packageVersion,
  roles,
  styleIds,
  styles,
  topicNames,
  topics,
} from "../index.ts";
import type { KindSchemas, Scenario, Settings } from "../index.ts";
import type { CastEntry, Catalogue, FieldEntry, KindEntry, ScenarioEntry, StepEntry } from "./api.ts";

export async function catalogueOf(scenarios: readonly Scenario[], settings: Settings): Promise<Catalogue> {
  const { schemas } = createPlatform({ settings });
  const faults = await loadReceiverFaults();
  return {
    version: packageVersion(),
    signatureHeader: settings.signatureHeader,
    scenarios: scenarios.map(scenarioEntry),
    topics: topicNames.map((topic) => ({ topic, ...topics[topic] })),
    kinds: Object.fromEntries(
      kindNames.map((kind) => [kind, kindEntry(kind, schemas, settings)]),
    ) as Catalogue["kinds"],
    envelope,
    faults: faults.map(({ id, title }) => ({ id, title })),
    styles: styleIds.map((id) => ({ id, title: styles[id].title })),
    gaps: Object.fromEntries(
      Object.entries(gaps).map(([id, { section, missing, assumption }]) => [
        id,
        { section, missing, assumption },
      ]),
    ),
  };
}

function kindEntry(kind: keyof typeof kinds, schemas: KindSchemas, settings: Settings): KindEntry {
  const bodyKey = settings.bodyKeys[kind];
  return {
    section: kinds[kind].section,
    bodyKey,
    fields: schemas.of[kind].fields.map((field) => ({
      pointer: `/${bodyKey}${field.pointer}`,
      type: field.type,
      title: field.title,
      titleInChinese: field.titleInChinese,
      description: field.description,
      section: field.section,
      assumed: field.assumed,
      nullable: true,
      required: field.required,
      values: field.enum?.map((value) => JSON.stringify(value)) ?? null,
      gaps: field.gaps,
    })),
  };
}

/** Section 2.1. */
const envelope: readonly FieldEntry[] = (
  [
    ["/id", "string", "Unique identifier of the request", "请求的唯一标识", []],
    ["/event", "string", "Topic that caused the request", "触发请求的主题", []],
    ["/enterprise_token", "string", "Enterprise token", "企业标识", ["enterprise-token"]],
    ["/created_at", "integer", "Creation time of the request", "请求的创建时间", ["created-at-unit"]],
  ] as const
).map(([pointer, type, title, titleInChinese, gapIds]) => ({
  pointer,
  type,
  title,
  titleInChinese,
  description: null,
  section: "2.1",
  assumed: null,
  nullable: false,
  required: true,
  values: null,
  gaps: gapIds,
}));

function scenarioEntry({ name, title, about, seed, cast, steps }: Scenario): ScenarioEntry {
  const entries = cast.map((member): CastEntry => {
    const named = member.with["name"];
    return {
      id: member.name,
      role: member.is,
      name: typeof named === "string" ? named : null,
      customer: member.customer,
      agent: member.agent,
      state: member.state ?? roles[member.is].lifecycle?.initial ?? null,
      count: member.count,
    };
  });
  return {
    name,
    title,
    about,
    seed,
    cast: entries,
    steps: steps.map((step, index) => stepEntry(step, index + 1, cast)),
  };
}

function stepEntry(step: Scenario["steps"][number], number: number, cast: Scenario["cast"]): StepEntry {
  const { title } = step;
  switch (step.kind) {
    case "do": {
      // `caller[2]` is one of the group `caller`.
      const group = step.who.replace(/\[\d+\]$/, "");
      const role = cast.find(({ name }) => name === group)?.is ?? "client";
      const action = roles[role].lifecycle?.actions[step.action];
      return {
        step: number,
        title,
        kind: "do",
        who: step.who,
        role,
        action: step.action,
        about: action?.about ?? "",
        by: step.by,
        to: action?.to ?? null,
      };
    }
    case "send":
      return { step: number, title, kind: "send", topic: step.topic, of: step.of, by: step.by };
    case "wait":
      return { step: number, title, kind: "wait", ms: step.ms };
    case "probe":
      return { step: number, title, kind: "probe" };
  }
}
