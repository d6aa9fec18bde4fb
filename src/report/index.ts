import { createCtrfReport } from "./ctrf.ts";
import { createGithubReport } from "./github.ts";
import { createHtmlReport } from "./html.ts";
import { createJsonReport } from "./json.ts";
import { createJunitReport } from "./junit.ts";
import { createMarkdownReport } from "./markdown.ts";
import type { Report, ReportOptions } from "./report.ts";

/** A report that `--report` can name. The terminal's is not among them: it needs more than a place to write to. */
export interface ReportEntry {
  /** For whom it is, in a few words. */
  readonly title: string;
  /** The file that it goes to in the report folder; null for standard output. */
  readonly file: string | null;
  create(options: ReportOptions): Report;
}

/** All reports, in the order in which they are listed. */
export const reports = {
  json: { title: "for programs, described by a JSON Schema", file: "report.json", create: createJsonReport },
  junit: { title: "JUnit XML, for CI servers", file: "junit.xml", create: createJunitReport },
  ctrf: { title: "Common Test Report Format", file: "ctrf.json", create: createCtrfReport },
  html: {
    title: "one page for people, in English and Chinese",
    file: "report.html",
    create: createHtmlReport,
  },
  markdown: {
    title: "Markdown, for a step summary or a comment",
    file: "report.md",
    create: createMarkdownReport,
  },
  github: { title: "annotations for GitHub Actions", file: null, create: createGithubReport },
} as const satisfies Record<string, ReportEntry>;

export type ReportId = keyof typeof reports;

export const reportIds = Object.keys(reports) as readonly ReportId[];
