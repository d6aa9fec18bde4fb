import type { Anchor } from "../contract/statements.ts";
import type { Topic } from "../contract/topics.ts";
import type { Notification } from "../contract/notification.ts";
import type { Tampering } from "../wire/request.ts";
import { compareAdvice } from "./advice/compare.ts";
import type { Case, Check, CheckContext, Known } from "./check.ts";
import { notAcknowledged } from "./expect.ts";

/** One way to forge a request. */
export interface Forgery extends Case {
  /** How the request is spoilt, given the notification that it carries. */
  readonly forge: (
    context: CheckContext<Forgery>,
    notification: Notification,
  ) => Tampering | Promise<Tampering>;
}

/** What is particular to a check of forged requests. */
export interface ForgedCheck {
  readonly id: string;
  readonly title: string;
  readonly section: Anchor;
  readonly also?: readonly Anchor[];
  readonly thorough?: boolean;
  /** What a receiver that acknowledges it does wrong, one sentence. */
  readonly hint: string;
  readonly explain: string;
  readonly rows: (known: Known) => readonly Forgery[];
}

/** A way to forge, as a row about no topic or about the one named. */
export function forgery(id: string, forge: Forgery["forge"], topic: Topic | null = null): Forgery {
  return { id, topic, forge };
}

/**
 * A check that sends requests which are not authentic (section 5.4): any status but 200 will do, and no status too. One
 * at a time, because receivers crash over these most easily and then only one can be to blame.
 */
export function forgedCheck({ rows, hint, explain, ...rest }: ForgedCheck): Check<Forgery> {
  return {
    ...rest,
    level: "must",
    needs: ["valid-notification-acknowledged"],
    purpose: "refuse",
    quiet: true,
    explain: `${explain}\n\n${compareAdvice}`,
    cases: rows,
    async run(context) {
      const notification = context.notification();
      const delivery = await context.deliver(notification, await context.row.forge(context, notification));
      return notAcknowledged(delivery, context, hint);
    },
  };
}
