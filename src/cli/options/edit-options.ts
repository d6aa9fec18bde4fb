import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { HookproofError } from "../../errors.ts";
import { editNotification, styleIds } from "../../index.ts";
import type { Edits, Notification, Platform, StyleId, Topic } from "../../index.ts";
import { kinds, topics } from "../../index.ts";
import type { OptionGroup, OptionValues } from "../option-group.ts";
import type { Shell } from "../shell.ts";

/** What to change in a notification before it is encoded and signed. */
export const editOptions: OptionGroup = {
  heading: "Notification",
  rows: [
    {
      flags: "--set <path=value>",
      about: "Change a field: wait_time=5, customer.name=王敏, /cdr/wait_time=5",
      repeat: true,
      aliases: ["--override"],
    },
    { flags: "--add <path=value>", about: "Set a field that need not exist yet", repeat: true },
    { flags: "--null <path>", about: "Make a field null", repeat: true },
    { flags: "--unset <path>", about: "Leave a field out", repeat: true, aliases: ["--remove"] },
    {
      flags: "-d, --data <json>",
      about: "JSON merge patch on the business data; @file reads it from a file",
    },
    {
      flags: "--style <style>",
      about: "How the notification is written as bytes (`hookproof list styles`)",
      choices: styleIds,
    },
  ],
};

export interface EditInput {
  readonly edits: Edits;
  readonly style: StyleId;
}

export async function readEdits(values: OptionValues, shell: Shell): Promise<EditInput> {
  const data = values.text("data");
  return {
    edits: {
      data:
        data === undefined
          ? null
          : data.startsWith("@")
            ? await readData(resolve(shell.directory, data.slice(1)))
            : data,
      set: values.list("set").map((text) => assignmentOf(text, "--set")),
      add: values.list("add").map((text) => assignmentOf(text, "--add")),
      unset: values.list("unset"),
      null: values.list("null"),
    },
    style: styleIds.find((style) => style === values.text("style")) ?? "compact",
  };
}

/** The notification of a topic and key with the edits in it. */
export function editedNotification(
  platform: Platform,
  topic: Topic,
  key: string,
  edits: Edits,
): Notification {
  const { kind } = topics[topic];
  const bodyKey = platform.settings.bodyKeys[kind] ?? kinds[kind].defaultKey;
  const fields = platform.schemas.of[kind].fields.map(({ pointer, type }) => ({
    pointer: `/${bodyKey}${pointer}`,
    type,
  }));
  return editNotification(platform.notification(topic, { key }), edits, {
    bodyKey,
    schemaPointers: fields.map(({ pointer }) => pointer),
    typeOf: (pointer) =>
      fields.find((field) => field.pointer === pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*"))?.type,
  });
}

function assignmentOf(text: string, option: string): { readonly path: string; readonly text: string } {
  const at = text.indexOf("=");
  if (at < 1) throw new HookproofError("bad-option", `${option} takes path=value, not "${text}".`);
  return { path: text.slice(0, at), text: text.slice(at + 1) };
}

async function readData(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new HookproofError("bad-option", `The data's file ${file} cannot be read.`, { cause });
  }
}
