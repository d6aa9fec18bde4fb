import type { Topic } from "../contract/topics.ts";
import type { DocumentedNotification } from "./notification.generated.ts";

/**
 * The type of one topic's notification as a receiver sees it, under default settings: any field of the business data may
 * be null (section 2.1), and int64 integers may be bigints.
 */
export type NotificationOf<Event extends Topic> = Extract<DocumentedNotification, { readonly event: Event }>;
