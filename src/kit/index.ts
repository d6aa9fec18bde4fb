/** `hookproof/receiver`: what a receiver needs to do it right, and the types of what it receives. */
export { expressReceiver } from "./express-receiver.ts";
export { fastifyReceiver } from "./fastify-receiver.ts";
export type { FastifyReceiverOptions } from "./fastify-receiver.ts";
export { readNotification } from "./read-notification.ts";
export { receive } from "./receive.ts";
export type { ReceiveOptions, ReceiveStatus } from "./receive.ts";
export { signatureHeader, verifySignature } from "./verify-signature.ts";
export type { Topic } from "../contract/topics.ts";
export type { DocumentedNotification } from "../schema/notification.generated.ts";
export type { NotificationOf } from "../schema/notification-of.ts";
