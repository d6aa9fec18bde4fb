import type { DocumentedNotification } from "../schema/notification.generated.ts";
import { readNotification } from "./read-notification.ts";
import { signatureHeader, verifySignature } from "./verify-signature.ts";

export interface ReceiveOptions {
  /** The secret that the platform signs with; best from the environment. */
  readonly secret: string;
  /** Name of the signature header in lower case; `service-signature` if absent. */
  readonly signatureHeader?: string;
  /**
   * Makes use of a notification. Resolve once it is safe, for instance in your store: only then is it acknowledged, and
   * the platform never sends it again (section 8).
   */
  readonly onNotification: (notification: DocumentedNotification) => void | Promise<void>;
}

/** 200 acknowledged, 401 not signed by the platform, 400 signed but no JSON. What `onNotification` throws is thrown on. */
export type ReceiveStatus = 200 | 400 | 401;

/** One request from its raw bytes to its status: what the plugin and the middleware share, for any other framework. */
export async function receive(
  body: Uint8Array,
  header: (name: string) => string | readonly string[] | undefined,
  options: ReceiveOptions,
): Promise<ReceiveStatus> {
  if (!verifySignature(body, header(options.signatureHeader ?? signatureHeader), options.secret)) return 401;
  let notification: DocumentedNotification;
  try {
    notification = readNotification(body);
  } catch {
    return 400;
  }
  await options.onNotification(notification);
  return 200;
}
