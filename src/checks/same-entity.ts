import type { Notification } from "../contract/notification.ts";
import type { Kind, Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import { getAt } from "../json/pointer.ts";
import type { NotificationOptions } from "../world/world.ts";
import type { CheckContext } from "./check.ts";
import { place } from "./place.ts";
import { dataOf, pointerIn } from "./rows/pointer-in.ts";

/** The fields that say which conversation, customer, call or ticket a notification is about. */
const identity = {
  conversation: ["/id", "/client_id", "/client_name", "/enterprise_id", "/dev_client_id"],
  client: ["/id", "/enterprise_id", "/name"],
  cdr: ["/call_uuid"],
  robot_call: ["/id", "/uuid"],
  new_ticket: ["/businessId", "/customer/name", "/customer/tel", "/customer/enterprise_id"],
} as const satisfies Record<Kind, readonly string[]>;

/** A notification of a topic about whatever an earlier one of the same kind was about. */
export function aboutTheSame(
  { notification, settings }: CheckContext,
  earlier: { readonly topic: Topic; readonly notification: Notification },
  topic: Topic,
  options: NotificationOptions = {},
): Notification {
  const data = dataOf(earlier.notification, earlier.topic, settings);
  return identity[topics[topic].kind].reduce(
    (made, pointer) => {
      const value = getAt(data, pointer);
      return value === undefined ? made : place(made, pointerIn(topic, pointer, settings), value);
    },
    notification(topic, options),
  );
}
