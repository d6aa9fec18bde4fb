import { describe, expect, it } from "vitest";
import { examine } from "./examine.ts";
import { isInstalled } from "./languages.ts";
import type { LanguageName } from "./languages.ts";
import type { Broken } from "./receiver.ts";

const installed = new Map<LanguageName, boolean>();

/** Whether a receiver can be started here; asks for each language once. */
export function canRun({ language }: { readonly language?: LanguageName }): boolean {
  if (language === undefined) return true;
  if (!installed.has(language)) installed.set(language, isInstalled(language));
  return installed.get(language) === true;
}

/** Holds the suite to what a table says of receivers with mistakes. */
export function prove(name: string, receivers: readonly Broken[]): void {
  describe(name, () => {
    for (const receiver of receivers) {
      const { fault, title, found, more, informs, diagnosis, language } = receiver;
      const note = canRun(receiver) ? "" : ` (not run: ${language} is not installed)`;
      it.skipIf(note !== "")(
        `${fault}: ${title}${note}`,
        async () => {
          const seen = await examine(await receiver.receive(), receiver);
          const exactly = (names: readonly string[]) =>
            more === true ? expect.arrayContaining([...names]) : names;
          expect(seen.found).toEqual(exactly(found));
          expect(seen.informs).toEqual(expect.arrayContaining([...(informs ?? [])]));
          expect(seen.diagnosis).toEqual(exactly(diagnosis));
        },
        60_000,
      );
    }
  });
}
