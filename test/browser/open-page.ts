import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { chromium } from "playwright-core";

import type { OpenConsole } from "../console/open-console.ts";
import { openConsole } from "../console/open-console.ts";

const executablePath = "/usr/bin/chromium";
const root = join(import.meta.dirname, "../..");
const screenshots = join(root, "artifacts/screenshots");

/** Where there is no browser, its tests are skipped in sight of everybody. */
export const hasBrowser = existsSync(executablePath);

export async function launchBrowser(): Promise<Browser> {
  mkdirSync(screenshots, { recursive: true });
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** Bundles the page as it is now, so that no older one is tested. @returns its folder */
export function buildPage(): string {
  const folder = "artifacts/console-page";
  execFileSync(process.execPath, [join(root, "scripts/build-page.mjs"), folder], { stdio: "pipe" });
  return join(root, folder);
}

export interface Visit extends AsyncDisposable {
  readonly console: OpenConsole;
  readonly page: Page;
  /** What the browser complained about, and requests to any other host. */
  readonly complaints: string[];
  /** Keeps what is seen, for people. */
  shoot(name: string): Promise<void>;
}

export async function visit(
  browser: Browser,
  pageFolder: string,
  {
    stories = ["demo", "ticket-answered"],
    ...look
  }: BrowserContextOptions & { readonly stories?: readonly string[] } = {},
): Promise<Visit> {
  const open = await openConsole({ pageFolder }, stories);
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 }, ...look });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== open.origin)
      complaints.push(request.url());
  });
  await page.goto(open.url);
  return {
    console: open,
    page,
    complaints,
    async shoot(name) {
      await settled(page);
      await page.screenshot({ path: join(screenshots, `${name}.png`) });
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      await open[Symbol.asyncDispose]();
    },
  };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What flies in has arrived: colours on their way are of nobody's choice. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    `Promise.all(document.getAnimations()
      .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => {})))`,
  );
}

/** What axe finds that is serious, as rule and place. */
export async function seriousFindings(page: Page): Promise<readonly (readonly [string, string])[]> {
  await settled(page);
  await page.evaluate(axe);
  return page.evaluate(
    `axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => [id, html.slice(0, 160)])))`,
  );
}
