/** Languages of the page. */
export const languages = ["en", "zh"] as const;

export type Language = (typeof languages)[number];

/** The first of the reader's languages that the page speaks; English if none. */
export function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const found = languages.find((language) => preference.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}
