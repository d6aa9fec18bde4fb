import type { Notification } from "../contract/notification.ts";
import type { Anchor } from "../contract/statements.ts";
import type { Topic } from "../contract/topics.ts";
import type { Level } from "../run/events.ts";
import type { Tampering } from "../wire/request.ts";
import type { Case, Check, CheckContext, Known } from "./check.ts";
import { acknowledged } from "./expect.ts";

/** One way in which an authentic notification may look. */
export interface Variation extends Case {
  readonly topic: Topic | null;
  readonly vary: (context: CheckContext<Variation>) => Notification;
  /** How it is written or delivered, if not as usual. */
  readonly tampering?: (context: CheckContext<Variation>, made: Notification) => Tampering;
}

/** What is particular to a check of variations. */
export interface VariationCheck {
  readonly id: string;
  readonly title: string;
  readonly section: Anchor;
  readonly also?: readonly Anchor[];
  /** `must` if absent. */
  readonly level?: Level;
  readonly thorough?: boolean;
  readonly explain: string;
  readonly rows: (known: Known) => readonly Variation[];
}

/** A check that sends authentic notifications which look unusual, one a row, and wants status 200 for each. */
export function variationCheck({ rows, level = "must", ...rest }: VariationCheck): Check<Variation> {
  return {
    ...rest,
    level,
    needs: ["valid-notification-acknowledged"],
    ...(level === "may" ? { purpose: "observe" } : {}),
    cases: rows,
    async run(context) {
      const made = context.row.vary(context);
      return acknowledged(await context.deliver(made, context.row.tampering?.(context, made)));
    },
  };
}
