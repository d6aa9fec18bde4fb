import { expect, test } from "vitest";
import { topicNames } from "../../src/contract/topics.ts";
import { httpFile } from "../../src/export/http-file.ts";
import { receiverFor } from "./receiver.ts";
import { secretText, sourceOf } from "./source.ts";

/** The requests of a file, read as editors do: `###` parts, `@name = value`, `{{name}}`, head, empty line, body. */
function requestsIn(text: string) {
  const variables = new Map([...text.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]));
  return text
    .split(/^###.*\n/m)
    .slice(1)
    .map((part) => {
      const [head = "", body = ""] = part.split("\n\n", 2);
      const [line = "", ...headers] = head.split("\n");
      const url = line
        .replace("POST ", "")
        .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name) ?? "");
      return { url, body, headers: headers.map((header) => header.split(": ", 2) as [string, string]) };
    });
}

test("every request of the file is signed and acknowledged", async () => {
  const { url, events, server } = await receiverFor(secretText);
  for (const request of requestsIn(httpFile.write(sourceOf({ url })))) {
    const { status } = await fetch(request.url, { ...request, method: "POST" });
    expect(status).toBe(200);
  }
  server.close();
  expect(events).toEqual(topicNames);
});

test("bodies are single lines, so that no editor changes them", () => {
  for (const { body } of requestsIn(httpFile.write(sourceOf()))) expect(body).toMatch(/^\{.*\}$/);
});

test("the secret is not in the file", () => {
  expect(httpFile.write(sourceOf())).not.toContain(secretText);
});
