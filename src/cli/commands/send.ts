import { createPlatform } from "../../index.ts";
import type { Delivery } from "../../index.ts";
import { HookproofError } from "../../errors.ts";
import type { Command } from "../command.ts";
import { editOptions, editedNotification, readEdits } from "../options/edit-options.ts";
import { generationNote, generationOptions } from "../options/generation-options.ts";
import { outputOptions } from "../options/output-options.ts";
import { secretOptions, testSecretNote } from "../options/secret-options.ts";
import { settingOptions } from "../options/setting-options.ts";
import { connectionOf, readTarget, targetOptions } from "../options/target-options.ts";
import { exchangeText, requestText } from "../print-exchange.ts";
import { projectConfig, readPlatform } from "../project.ts";
import { topicArgument } from "../topic-argument.ts";

export const send: Command = {
  about:
    "Sends one notification, once, and shows the exchange. Exits with 0 if it was acknowledged (status 200), 1 if not, and 3 if the receiver could not be reached.",
  args: [
    { name: "<topic>", about: "One of the thirteen (`hookproof list topics`)" },
    { name: "[url]", about: "The receiver: a URL, or a port of this machine" },
  ],
  options: [
    targetOptions,
    secretOptions,
    editOptions,
    {
      heading: "Signature",
      rows: [
        { flags: "--signature <text>", about: "Send this in place of the right signature" },
        { flags: "--no-signature", about: "Send no signature" },
        { flags: "--dry-run", about: "Show the request and send nothing" },
      ],
    },
    generationOptions,
    settingOptions,
    outputOptions,
  ],
  examples: [
    { line: "hookproof send cdr.hangup 3000/webhook", about: "A call's end to a port of this machine" },
    {
      line: "hookproof send new_ticket.closed http://127.0.0.1:3000/webhook --null customer -v",
      about: "With a null, showing the bytes",
    },
    { line: "hookproof send client.created 3000 --no-signature", about: "A forgery, to see it refused" },
  ],
  async run({ args: [topicText = "", positional], values }, shell) {
    const topic = topicArgument(topicText);
    const config = await projectConfig(values, shell);
    const target = await readTarget(values, positional, config, shell);
    const { options, secret } = await readPlatform(values, config, shell);
    const { edits, style } = await readEdits(values, shell);
    if (target.url === null)
      throw new HookproofError("bad-target", "Where should it be sent?", {
        hint: "hookproof send cdr.hangup http://127.0.0.1:3000/webhook",
      });
    await using platform = createPlatform({
      ...options,
      target: target.url,
      connection: connectionOf(target),
      signal: shell.interrupted,
    });
    const forged = values.text("signature");
    const tampering = {
      ...(style === "compact" ? {} : { style }),
      ...(forged === undefined ? {} : { signature: forged }),
      ...(values.isOff("signature") ? { signature: null } : {}),
    };
    const notification = editedNotification(platform, topic, "1", edits);
    if (values.flag("dry-run")) {
      shell.out.write(requestText(platform.request(notification, tampering), platform.target ?? target.url));
      return 0;
    }
    const about = { purpose: "observe", origin: {} } as const;
    const delivery = await platform.deliver(notification, tampering, about);
    if (!values.flag("quiet"))
      shell.out.write(exchangeText({ type: "delivery-ended", delivery, ...about }, values.flag("verbose")));
    if (delivery.verdict === "acknowledged") return 0;
    shell.out.write(verdictSentences[delivery.verdict]);
    if (secret.isTestSecret) shell.err.write(`${testSecretNote}\n`);
    shell.err.write(generationNote(values, options));
    if (shell.interrupted.aborted) return shell.interrupted.reason === "SIGTERM" ? 143 : 130;
    return wasReached(delivery) ? 1 : 3;
  },
};

/** Whether the receiver could have had a say in it. */
function wasReached({ failure }: Delivery): boolean {
  return (
    failure === null || failure.phase === "write" || failure.phase === "head" || failure.phase === "body"
  );
}

const verdictSentences = {
  unspecified:
    "Not acknowledged: only 200 is success, and what another status means is not stated (section 7). Nothing is sent again.\n",
  failed: "Failed: there was no status (section 7). Nothing is sent again.\n",
} as const;
