import type { Topic } from "../contract/topics.ts";

/** What exported documents say about the interface. */
export const about = {
  title: "Webhook notifications of an online customer-service platform",
  summary: "Conversations, clients, calls and tickets, pushed as they happen.",
  description:
    "The platform sends each notification once, by POST, and takes status 200 for success. There is no retry: a notification that is not acknowledged is lost. Any field of the business data may be null. What the interface document does not show is assumed, and marked with x-assumed or x-gap.",
  signature:
    "SHA1 over the bytes of the body followed directly by the secret, 40 lower-case hexadecimal digits. Verify it over the raw body, before parsing.",
  acknowledged: "The push is a success. No body is required.",
  unspecified:
    "Not a success. How the platform handles it is not documented; the notification is not sent again.",
} as const;

/** `conversation.created` as `onConversationCreated`. */
export function operationIdOf(topic: Topic): string {
  const words = topic.split(/[._]/);
  return `on${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;
}
