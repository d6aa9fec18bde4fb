import { jsonOf } from "../json/json-of.ts";
import { parseTree } from "../json/parse-tree.ts";
import type { DocumentedNotification } from "../schema/notification.generated.ts";

/**
 * The notification in a body, with integers beyond 2^53 as bigints, which `JSON.parse` would round (sections 2.5, 2.6).
 * It is as the platform wrote it: check what you need before you use it, since any field may be null (2.1).
 * @throws SyntaxError for a body that is not JSON
 */
export function readNotification(body: Uint8Array): DocumentedNotification {
  // What the platform signed is taken to be what it documents; a receiver decides what it relies on.
  return jsonOf(parseTree(body)) as unknown as DocumentedNotification;
}
