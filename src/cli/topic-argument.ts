import { HookproofError } from "../errors.ts";
import { isTopic, nearest, topicNames } from "../index.ts";
import type { Topic } from "../index.ts";

/** The topic that was typed; an error names the nearest one. */
export function topicArgument(text: string): Topic {
  if (isTopic(text)) return text;
  const close = nearest(text, topicNames);
  throw new HookproofError("bad-option", `There is no topic "${text}".`, {
    hint: close === undefined ? "`hookproof list topics` shows the thirteen." : `Did you mean ${close}?`,
  });
}
