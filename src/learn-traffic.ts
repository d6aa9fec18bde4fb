import type { Settings } from "./contract/settings.ts";
import { readJournal } from "./journal/read-journal.ts";
import { describeLearned, learnedConfig } from "./learn/describe-learned.ts";
import { learn } from "./learn/learn.ts";
import type { Learned } from "./learn/learn.ts";
import type { Captured } from "./learn/sample.ts";
import { loadSchemas } from "./schema/load.ts";
import type { Overlays } from "./schema/overlay.ts";

export interface LearnedTraffic extends Learned {
  /** For people, a line each. */
  readonly lines: readonly string[];
  /** Lines for hookproof.yaml; the argument names the overlay file of a kind. */
  config(overlayFile: (kind: string) => string): string;
}

/**
 * Learns from journals of captured traffic (`hookproof receive --record`).
 * @throws HookproofError `bad-journal`
 */
export function learnTraffic(
  journals: readonly string[],
  { settings, overlays = {} }: { settings: Settings; overlays?: Overlays },
): LearnedTraffic {
  const captured: Captured[] = [];
  for (const journal of journals) {
    for (const event of readJournal(journal))
      if (event.type === "delivery-started") captured.push(event.request);
  }
  const learned = learn(captured, { settings, schemas: loadSchemas({ settings, overlays }) });
  return {
    ...learned,
    lines: describeLearned(learned, settings),
    config: (overlayFile) => learnedConfig(learned, settings, overlayFile),
  };
}
