/** The languages that people read reports in: English and Simplified Chinese. */
export const languages = ["en", "zh"] as const;

export type Language = (typeof languages)[number];

/** The same words in each language. */
export type Bilingual = Readonly<Record<Language, string>>;
