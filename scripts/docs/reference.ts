import { apiPage } from "./api-page.ts";
import { checksPage } from "./checks-page.ts";
import { commandsPage } from "./commands-page.ts";
import { exitCodesPage } from "./exit-codes-page.ts";
import { faultsPage } from "./faults-page.ts";
import { fieldsPage } from "./fields-page.ts";
import { findingsPage } from "./findings-page.ts";
import { gapsPage } from "./gaps-page.ts";
import { journalPage } from "./journal-page.ts";
import { languages } from "./page.ts";
import type { Language, Page } from "./page.ts";
import { reportsPage } from "./reports-page.ts";
import { scenarioPage } from "./scenario-page.ts";
import { settingsPage } from "./settings-page.ts";
import { stylesPage } from "./styles-page.ts";

/** Every page of the reference, in the order of its index. */
const pages: readonly Page[] = [
  commandsPage,
  settingsPage,
  checksPage,
  findingsPage,
  gapsPage,
  fieldsPage,
  scenarioPage,
  reportsPage,
  journalPage,
  exitCodesPage,
  faultsPage,
  stylesPage,
  apiPage,
];

/** Every file of the reference in both languages, by its path from docs/, with its text. */
export async function referenceFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const language of languages) {
    files.set(`${language}/reference/README.md`, indexOf(language));
    for (const page of pages) {
      files.set(
        `${language}/reference/${page.name}.md`,
        textOf(page.title[language], otherLanguage(language, `${page.name}.md`), await page.body(language)),
      );
    }
  }
  return files;
}

function textOf(title: string, link: string, body: string): string {
  return `<!-- Written by scripts/generate-docs.mjs from the source: npm run generate -->\n\n# ${title}\n\n${link}\n\n${body.trim()}\n`;
}

function otherLanguage(language: Language, file: string): string {
  return language === "en" ? `[中文](../../zh/reference/${file})` : `[English](../../en/reference/${file})`;
}

function indexOf(language: Language): string {
  const lines = pages.map(
    ({ name, title, about }) => `- [${title[language]}](${name}.md): ${about[language]}`,
  );
  return textOf(
    language === "en" ? "Reference" : "参考",
    otherLanguage(language, "README.md"),
    lines.join("\n"),
  );
}
