import { expect, test } from "vitest";
import { createPlatform, exportInterface, loadExporters } from "../../src/index.ts";
import { hookproof } from "../cli/hookproof.ts";

const ids = ["openapi", "asyncapi", "json-schema", "types", "postman", "http", "vectors"];

test("the formats are these", async () => {
  expect((await loadExporters()).map(({ id }) => id)).toEqual(ids);
});

test.each(ids)("%s is the same text for the same seed and clock, without the secret", async (id) => {
  const options = { seed: 7, now: new Date("2021-04-01T00:00:00Z"), secret: "never-to-be-shown" };
  const write = async () => exportInterface(id, createPlatform(options), "3000/in");
  const text = await write();
  expect(await write()).toBe(text);
  expect(text).not.toContain(options.secret);
});

test("an unknown format is an error with the nearest right one", async () => {
  await expect(exportInterface("openap", createPlatform(), null)).rejects.toMatchObject({
    code: "bad-option",
    hint: expect.stringContaining("Did you mean openapi?") as string,
  });
});

test("hookproof export prints the format, for the receiver that is named", async () => {
  const { code, out } = await hookproof("export openapi 3000/in");
  const { openapi, paths, servers } = JSON.parse(out) as Readonly<Record<string, unknown>>;
  expect({ code, openapi, paths: Object.keys(paths as object), servers }).toEqual({
    code: 0,
    openapi: "3.1.1",
    paths: ["/in"],
    servers: [{ url: "http://127.0.0.1:3000" }],
  });
});
