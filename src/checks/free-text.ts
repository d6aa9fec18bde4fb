import type { Notification } from "../contract/notification.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { CheckContext, Known } from "./check.ts";
import { place } from "./place.ts";
import { pointerIn } from "./rows/pointer-in.ts";

/** A string of each kind that people or other systems fill, so that anything may be in it. */
const freeTextFields = {
  conversation: "/search_engine",
  client: "/name",
  cdr: "/user_data",
  robot_call: "/task_name",
  new_ticket: "/textContent",
} as const satisfies Record<Kind, string>;

/** Whether the kind has its free text under these settings; a Client has none when only documented fields are sent. */
export function hasFreeText(topic: Topic, { schemas }: Known): boolean {
  const { kind } = topics[topic];
  return schemas.of[kind].fields.some(({ pointer }) => pointer === freeTextFields[kind]);
}

/** A notification of the row's topic with a text in it. */
export function withText(context: CheckContext, text: string): Notification {
  const { topic, settings, notification } = context;
  if (!hasFreeText(topic, context)) return notification();
  return place(notification(), pointerIn(topic, freeTextFields[topics[topic].kind], settings), text);
}
