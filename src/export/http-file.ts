import { Buffer } from "node:buffer";
import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { Exporter, ExportSource } from "./exporter.ts";

/** Headers that clients write on their own. */
const ownHeaders = new Set(["content-length", "accept-encoding"]);
const unknownUrl = "http://127.0.0.1:3000/webhook";

/**
 * A file of signed requests for the REST clients of editors (VS Code, JetBrains, httpyac). The signatures are made with
 * the secret of the export, so the bodies must stay as they are.
 */
export const httpFile: Exporter = {
  id: "http",
  title: "Signed requests for the REST clients of editors",
  fileName: "notifications.http",
  write: (source) =>
    [
      "# Signed notifications, one per topic. The signature covers the body: change a body and it is a forgery.",
      `@url = ${source.url ?? unknownUrl}`,
      "",
      ...source.schemas.settings.topics.map((topic) => requestText(topic, source)),
    ]
      .join("\n")
      // A line end after the last body would be part of it, and unsigned.
      .trimEnd(),
};

function requestText(topic: Topic, { sample, sign }: ExportSource): string {
  const { headers, body } = sign(sample(topic));
  const sent = headers.filter(([name]) => !ownHeaders.has(name.toLowerCase()));
  return [
    `### ${topic}: ${topics[topic].trigger}`,
    "POST {{url}}",
    ...sent.map(([name, value]) => `${name}: ${value}`),
    "",
    Buffer.from(body).toString("utf8"),
    "",
  ].join("\n");
}
