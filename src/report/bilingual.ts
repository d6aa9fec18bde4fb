/** The same words in the languages that people read reports in: English and Simplified Chinese. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}
