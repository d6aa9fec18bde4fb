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
interface Step {
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
  /** Whether what is sent first was created last, as when notifications overtake each other. */
  readonly newestFirst?: boolean;
  /** Told where all their topics are subscribed to. */
  readonly stories: Readonly<Record<string, readonly Step[]>>;
}

/** A check that sends events one after another and wants status 200 for each. */
export function storyCheck({ stories, explain, newestFirst = false, ...rest }: StoryCheck): Check<Story> {
  return {
    ...rest,
    level: "must",
    needs: ["valid-notification-acknowledged"],
    quiet: true,
    explain: `${explain}\n\n${acceptFirstAdvice}`,
    cases: ({ settings }: Known) =>
      Object.entries(stories)
        .filter(([, steps]) => steps.every(({ topic }) => settings.topics.includes(topic)))
        .map(([id, steps]) => ({
          id,
          topic: steps[0]?.topic ?? null,
          uses: steps.map(({ topic }) => topic),
          steps,
        })),
    run: (context) => tell(context, context.row.steps, newestFirst),
  };
}

/** Sends the events one after another, up to the first that is not acknowledged. */
async function tell(
  context: CheckContext,
  steps: readonly Step[],
  newestFirst: boolean,
): Promise<Violation | undefined> {
  for (const [index, notification] of notificationsOf(context, steps, newestFirst).entries()) {
    const delivery = await context.deliver(notification);
    if (delivery.verdict === "acknowledged") continue;
    const [topic, ...before] = steps
      .slice(0, index + 1)
      .map((step) => step.topic)
      .reverse();
    const place = before.length === 0 ? "the first one" : `after ${before.reverse().join(", ")}`;
    return {
      expected: "status 200 for each event, in whatever order they come",
      actual: `${topic}, ${place}: ${describeAnswer(delivery)}`,
    };
  }
  return undefined;
}

function notificationsOf(
  context: CheckContext,
  steps: readonly Step[],
  newestFirst: boolean,
): readonly Notification[] {
  const cast = new Map<string, { readonly topic: Topic; readonly notification: Notification }>();
  const first = context.notification(steps[0]?.topic);
  const unit = context.settings.createdAtUnit === "seconds" ? 1 : 1000;
  return steps.map(({ topic, of = "a" }, index) => {
    const options = newestFirst ? { createdAt: Number(first["created_at"]) - (index + 1) * unit } : {};
    const earlier = cast.get(of);
    if (earlier !== undefined) return aboutTheSame(context, earlier, topic, options);
    const notification = context.notification(topic, options);
    cast.set(of, { topic, notification });
    return notification;
  });
}
