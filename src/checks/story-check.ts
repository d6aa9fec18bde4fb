import type { Notification } from "../contract/notification.ts";
import type { Anchor } from "../contract/statements.ts";
import type { Topic } from "../contract/topics.ts";
import { acceptFirstAdvice } from "./advice/accept-first.ts";
import { describeAnswer } from "./answer-words.ts";
import type { Case, Check, CheckContext, Known, Violation } from "./check.ts";
import { aboutTheSame } from "./same-entity.ts";

/** A sequence of events about a few conversations, customers or tickets. */
export interface Story extends Case {
  readonly steps: readonly Step[];
}

/** An event; `of` names whom or what it is about, `a` if absent. */
export interface Step {
  readonly topic: Topic;
  readonly of?: string;
}

/** What is particular to a check of stories. */
export interface StoryCheck {
  readonly id: string;
  readonly title: string;
  readonly section: Anchor;
  readonly also?: readonly Anchor[];
  readonly thorough?: boolean;
  readonly explain: string;
  /** Told where all their topics are subscribed to. */
  readonly stories: Readonly<Record<string, readonly Step[]>>;
}

/**
 * A check that sends events one after another and wants status 200 for each. A story needs only its first topic to be
 * acknowledged, so that a receiver which wants a predecessor is told apart from one which refuses a topic.
 */
export function storyCheck({ stories, explain, ...rest }: StoryCheck): Check<Story> {
  return {
    ...rest,
    level: "must",
    needs: ["valid-notification-acknowledged"],
    quiet: true,
    explain: `${explain}\n\n${acceptFirstAdvice}`,
    cases: ({ settings }: Known) =>
      Object.entries(stories)
        .filter(([, steps]) => steps.every(({ topic }) => settings.topics.includes(topic)))
        .map(([id, steps]) => ({ id, topic: steps[0]?.topic ?? null, steps })),
    run: (context) => tell(context, context.row.steps),
  };
}

/** Sends the events in order, each after the answer to the one before, up to the first that is not acknowledged. */
export async function tell(context: CheckContext, steps: readonly Step[]): Promise<Violation | undefined> {
  const cast = new Map<string, { readonly topic: Topic; readonly notification: Notification }>();
  for (const [index, { topic, of = "a" }] of steps.entries()) {
    const earlier = cast.get(of);
    const notification =
      earlier === undefined ? context.notification(topic) : aboutTheSame(context, earlier, topic);
    if (earlier === undefined) cast.set(of, { topic, notification });
    const delivery = await context.deliver(notification);
    if (delivery.verdict === "acknowledged") continue;
    const before = steps.slice(0, index).map((step) => step.topic);
    return {
      expected: "status 200 for each event, in whatever order they come",
      actual: `${topic}, ${before.length === 0 ? "the first one" : `after ${before.join(", ")}`}: ${describeAnswer(delivery)}`,
    };
  }
  return undefined;
}
