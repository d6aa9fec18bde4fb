import { createPlatform } from "../../index.ts";
import type { Command } from "../command.ts";
import { wholeNumber } from "../option-group.ts";
import { editOptions, editedNotification, readEdits } from "../options/edit-options.ts";
import { generationOptions, generationNote } from "../options/generation-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { projectConfig, readWorld } from "../project.ts";
import { topicArgument } from "../topic-argument.ts";

export const generate: Command = {
  about:
    "Prints notifications of a topic as the platform would send them, one after another, and sends nothing.",
  args: [{ name: "<topic>", about: "One of the thirteen (`hookproof list topics`)" }],
  options: [
    {
      heading: "Amount",
      rows: [{ flags: "-n, --count <number>", about: "How many (default: 1)" }],
    },
    editOptions,
    generationOptions,
    settingOptions,
  ],
  examples: [
    { line: "hookproof generate new_ticket.comment --style indented", about: "One, easy to read" },
    {
      line: "hookproof generate cdr.hangup --count 1000 --seed 7 > calls.ndjson",
      about: "A thousand, the same every time but for the clock",
    },
    {
      line: "hookproof generate client.updated --null weixin --set name=王敏",
      about: "With a null and a name of your own",
    },
  ],
  async run({ args: [topicText = ""], values }, shell) {
    const topic = topicArgument(topicText);
    const config = await projectConfig(values, shell);
    const options = await readWorld(values, config, shell);
    const { edits, style } = await readEdits(values, shell);
    const platform = createPlatform(options);
    const decoder = new TextDecoder();
    const count = wholeNumber(values, "count", 1) ?? 1;
    for (let n = 1; n <= count && shell.out.isOpen && !shell.interrupted.aborted; n++) {
      const request = platform.request(editedNotification(platform, topic, String(n), edits), { style });
      shell.out.write(`${decoder.decode(request.body)}\n`);
      await shell.out.drained();
    }
    shell.err.write(generationNote(values, options));
  },
};
