import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Browser, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createHtmlReport } from "../../src/report/html.ts";
import type { RunEvent } from "../../src/run/events.ts";
import { hostileTexts, runWith } from "./hostile-run.ts";
import { tellingRun } from "./sample-run.ts";

const executablePath = "/usr/bin/chromium";
const folder = mkdtempSync(join(tmpdir(), "hookproof-page-"));
let browser: Browser;
let files = 0;

/** Opens the page of a run, with all that the browser complained about. */
async function opened(
  events: readonly RunEvent[],
  look: Parameters<Browser["newPage"]>[0] = {},
): Promise<{ page: Page; complaints: string[] }> {
  const path = join(folder, `${++files}.html`);
  const report = createHtmlReport({ write: (text) => writeFileSync(path, text) });
  for (const event of events) report(event);
  const page = await browser.newPage(look);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  page.on("request", (request) => request.url().startsWith("file:") || complaints.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  return { page, complaints };
}

describe.skipIf(!existsSync(executablePath))("the page in a browser", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  }, 60_000);
  afterAll(() => browser.close());

  test.each(["light", "dark"] as const)("can be read by everybody in %s colours", async (colorScheme) => {
    const { page, complaints } = await opened(tellingRun, { colorScheme });
    for (const details of await page.locator("details").all())
      await details.evaluate((element) => element.setAttribute("open", ""));
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
    const violations = await page.evaluate(
      "axe.run().then((found) => found.violations.map(({ id, nodes }) => [id, nodes[0].html]))",
    );
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test.each([390, 1280])("fits a window of %i pixels", async (width) => {
    const { page } = await opened(tellingRun, { viewport: { width, height: 900 } });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    await page.close();
  });

  test("speaks the language of the reader, and the other one when asked", async () => {
    const { page } = await opened(tellingRun, { locale: "zh-CN" });
    const heading = page.locator("h1");
    expect(await heading.innerText()).toMatch(/^接收端/);
    await page.getByRole("button", { name: "English" }).click();
    expect(await heading.innerText()).toMatch(/^The receiver/);
    expect(await page.evaluate("document.documentElement.lang")).toBe("en");
    await page.close();
  });

  test.each(Object.entries(hostileTexts))(
    "shows %s as text and does nothing of what they say",
    async (_name, text) => {
      const { page, complaints } = await opened(runWith(text));
      expect(await page.locator("img, iframe, link, object, form, script:not(:last-child)").count()).toBe(0);
      expect(await page.locator("h1").count()).toBe(1);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
