import type { Exchange } from "../wire/delivery.ts";

/** What came back, in a few words: `status 500`, or why there is no status. Receiver-controlled text stays out. */
export function reasonOf(exchange: Pick<Exchange, "answer" | "failure" | "partialStatus">): string {
  if (exchange.answer !== null) return `status ${exchange.answer.status}`;
  if (exchange.failure === null) return "no status";
  const { code, message } = exchange.failure;
  return `no status (${code}): ${message}`;
}
