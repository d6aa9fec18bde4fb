import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { LogEntry } from "../../src/console/api.ts";
import { buildPage, hasBrowser, launchBrowser, seriousFindings, visit } from "./open-page.ts";

let browser: Browser;
let pageFolder: string;

const button = (page: Page, name: string | RegExp, exact = true) =>
  page.getByRole("button", { name, exact }).first();
const flights = (page: Page) => page.locator(".line-flight");
const figure = (page: Page, name: string) =>
  page
    .locator(".figure")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}`) }) })
    .locator("dd");
/** What the browser does takes as long as it takes on a busy machine. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });
const atOnce = async (page: Page) => button(page, "At once").click();
const isOver = async (page: Page) => page.locator(".timeline .ending").waitFor();

/** Tells the short story to its end. */
async function tellStory(page: Page): Promise<void> {
  await atOnce(page);
  await button(page, /^Play: A ticket is taken up/, false).click();
  await isOver(page);
}

describe.skipIf(!hasBrowser)("the page", () => {
  beforeAll(async () => {
    pageFolder = buildPage();
    browser = await launchBrowser();
  });
  afterAll(async () => browser?.close());

  test("plays the demo when first opened, and says that nothing was lost", async () => {
    await using open = await visit(browser, pageFolder);
    const { page } = open;
    await page.getByText("The stage is empty").waitFor();
    await open.shoot("first-open");
    await atOnce(page);
    await button(page, "Play the three-minute demo").click();
    await page.getByText("The story is over. Nothing was lost.").waitFor();
    expect(Number(await figure(page, "Sent").innerText())).toBeGreaterThan(10);
    expect(await figure(page, "Acknowledged").innerText()).toBe(await figure(page, "Sent").innerText());
    expect(await figure(page, "Lost").innerText()).toBe("0");
    expect(new URL(page.url()).hash).toBe("");
    await open.shoot("demo-over");
    expect(open.complaints).toEqual([]);
  });

  test("holds a story and lets it go on step by step", async () => {
    await using open = await visit(browser, pageFolder);
    const { page } = open;
    await atOnce(page);
    await page.locator(".story-name", { hasText: "A ticket is taken up" }).click();
    await button(page, "One step").click();
    await eventually(async () => flights(page).count()).toBe(2);
    await button(page, "Go on").waitFor();
    await button(page, "One step").click();
    await eventually(async () => flights(page).count()).toBe(3);
    await open.shoot("held");
    await button(page, "Go on").click();
    await isOver(page);
    expect(await flights(page).count()).toBe(4);
    expect(open.complaints).toEqual([]);
  });

  test("tells what the document says of each field, how the signature comes about, and sends a null", async () => {
    await using open = await visit(browser, pageFolder);
    const { page, console } = open;
    await tellStory(page);
    await flights(page).filter({ hasText: "new_ticket.comment" }).click();
    const field = page
      .locator(".body-field")
      .filter({ has: page.locator(".body-name", { hasText: /^textContent$/ }) });
    await field.getByText("Section 2.6").waitFor();
    expect(await field.locator(".body-doc").innerText()).toMatch(/string[\s\S]*stated[\s\S]*may be null/);
    await open.shoot("detail");
    await page.getByRole("tab", { name: "Signature" }).click();
    await page.getByText(/^Service-Signature: [0-9a-f]{8}…$/).waitFor();
    expect(await page.locator(".secret").first().innerText()).toBe("••••••••••");
    await open.shoot("signature");
    await page.getByRole("tab", { name: "Body" }).click();
    await button(page, "Set null: textContent").click();
    await button(page, /^Send changed/, false).click();
    await eventually(async () => flights(page).count()).toBe(5);
    await page.locator(".detail").getByText("acknowledged").first().waitFor();
    const last = (await console.read(({ event }) => event.type === "landed" && event.id.includes("-m"))).at(
      -1,
    )?.event;
    const { request } = await console.delivery(last?.type === "landed" ? last.id : "");
    expect("text" in request.body && JSON.parse(request.body.text).new_ticket.textContent).toBeNull();
    await open.shoot("sent-null");
    expect(open.complaints).toEqual([]);
  });

  test("changes language and colours, and remembers both", async () => {
    await using open = await visit(browser, pageFolder);
    const { page } = open;
    await tellStory(page);
    await page.getByRole("button", { name: /Switch to Chinese/ }).click();
    await page.getByRole("button", { name: "舞台" }).waitFor();
    for (const _ of ["light", "dark"]) await page.locator(".tools .tool").nth(1).click();
    const told = async () =>
      page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]");
    expect(await told()).toEqual(["zh-CN", "dark"]);
    await open.shoot("chinese-dark");
    await page.reload();
    await isOver(page);
    expect(await told()).toEqual(["zh-CN", "dark"]);
    expect(await page.locator("#main").innerText()).not.toMatch(/\{\w+\}/);
    expect(open.complaints).toEqual([]);
  });

  test("is presented by the keyboard alone", async () => {
    await using open = await visit(browser, pageFolder);
    const { page } = open;
    await page.getByText("The stage is empty").waitFor();
    await page.keyboard.press("4");
    await page.keyboard.press("p");
    await page.locator(".presenter").waitFor();
    await page.keyboard.press("n");
    await page.locator(".presenter-flight").first().waitFor();
    await open.shoot("presenter");
    await page.keyboard.press("Space");
    await eventually(async () => page.locator(".presenter-step").innerText()).toContain("The story is over.");
    await page.keyboard.press("Escape");
    await page.locator(".presenter").waitFor({ state: "detached" });
    await isOver(page);
    expect(open.complaints).toEqual([]);
  });

  test("counts what is lost once the receiver makes a mistake", async () => {
    await using open = await visit(browser, pageFolder);
    const { page } = open;
    await button(page, "Receiver lab").click();
    await page.locator(".fault", { hasText: "answers-500" }).click();
    await page.locator(".fault[aria-pressed=true]", { hasText: "answers-500" }).waitFor();
    await button(page, "Stage").click();
    await tellStory(page);
    expect(await figure(page, "Lost").innerText()).toBe("4");
    await page.getByText("4 notifications are lost for good").waitFor();
    await open.shoot("lost");
    expect(open.complaints).toEqual([]);
  });

  test("runs the contract suite and saves its report", async () => {
    await using open = await visit(browser, pageFolder);
    const { page } = open;
    await button(page, "Receiver lab").click();
    await button(page, "Run: Contract suite, quick").click();
    await page.getByText("Everything that was asked is as the interface says.").waitFor();
    await open.shoot("suite");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save the report").click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^hookproof-.*\.html$/);
    await button(page, "History").click();
    await page.locator(".run").first().waitFor();
    await open.shoot("history");
    await button(page, "Open").click();
    await page.getByText(/^Recorded run/).waitFor();
    expect(open.complaints).toEqual([]);
  });

  test("fills the field matrix while each field becomes null", async () => {
    await using open = await visit(browser, pageFolder);
    const { page, console } = open;
    await console.ask("PUT", "/api/target", { embedded: true, fault: "reads-null-wait-time" });
    await button(page, "Receiver lab").click();
    await console.scene(async () =>
      console.ask("POST", "/api/test", { part: "nulls", topics: ["cdr.hangup", "new_ticket.comment"] }),
    );
    await page.locator(".matrix .cell-fail").waitFor();
    expect(await page.locator(".matrix .cell-fail").getAttribute("aria-label")).toContain(
      "cdr.hangup /cdr/wait_time",
    );
    expect(await page.locator(".matrix .cell-pass").count()).toBeGreaterThan(30);
    await page.locator(".matrix .cell-fail").click();
    await page.locator(".detail").waitFor();
    await open.shoot("matrix");
    expect(open.complaints).toEqual([]);
  });

  test("asks for the rest when its connection breaks, and shows everything once", async () => {
    await using open = await visit(browser, pageFolder);
    const { page, console } = open;
    await page.getByText("The stage is empty").waitFor();
    const entries = await console.scene(async () =>
      console.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" }),
    );
    const asked: number[] = [];
    // The first answers are cut off after some entries; the real server gives the rest.
    await page.route("**/api/events**", async (route) => {
      const after = Number(new URL(route.request().url()).searchParams.get("after"));
      asked.push(after);
      const next: readonly LogEntry[] = entries.filter(({ seq }) => seq > after).slice(0, 4);
      if (asked.length > 3) return route.continue();
      return route.fulfill({
        contentType: "text/event-stream",
        body: `data: ${JSON.stringify(next)}\n\ndata: [{"seq`,
      });
    });
    await page.reload();
    await isOver(page);
    const first = (entries[0]?.seq ?? 0) - 1;
    expect(asked).toEqual([0, first + 4, first + 8, first + 12]);
    expect(await flights(page).count()).toBe(4);
    expect(await figure(page, "Sent").innerText()).toBe("4");
    expect(await page.getByText("does not answer").count()).toBe(0);
  });

  test("shows two tabs the same, and draws only what is in the window of a thousand", async () => {
    await using open = await visit(browser, pageFolder);
    const { page, console } = open;
    const other = await page.context().newPage();
    await other.goto(console.url);
    await console.scene(async () => console.ask("POST", "/api/send", { topic: "cdr.hangup", times: 1000 }));
    for (const tab of [page, other]) {
      await eventually(async () => figure(tab, "Acknowledged").innerText()).toMatch(/^1,?000$/);
      expect(await tab.locator(".row").count()).toBeLessThan(100);
    }
    await open.shoot("thousand");
    expect(open.complaints).toEqual([]);
  });

  test("fits a telephone of 390 pixels everywhere", async () => {
    await using open = await visit(browser, pageFolder, { viewport: { width: 390, height: 844 } });
    const { page, console } = open;
    const fits = async (name: string) => {
      await open.shoot(`narrow-${name}`);
      expect(await page.evaluate("document.documentElement.scrollWidth"), name).toBeLessThanOrEqual(390);
    };
    await fits("first");
    await console.scene(async () =>
      console.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" }),
    );
    await isOver(page);
    await fits("stage");
    await flights(page).first().click();
    await page.locator(".body-field").first().waitFor();
    await fits("detail");
    await page.keyboard.press("Escape");
    for (const key of ["b", "h", "p"]) {
      await page.keyboard.press(key);
      await fits({ b: "lab", h: "history", p: "presenter" }[key] ?? key);
    }
    expect(open.complaints).toEqual([]);
  });

  test.each([
    ["en", "light"],
    ["en", "dark"],
    ["zh-CN", "light"],
    ["zh-CN", "dark"],
  ] as const)("can be used by everybody: %s, %s", async (locale, colorScheme) => {
    await using open = await visit(browser, pageFolder, { locale, colorScheme });
    const { page, console } = open;
    const found: (readonly [string, unknown])[] = [];
    const look = async (name: string) => {
      await open.shoot(`${locale}-${colorScheme}-${name}`);
      const serious = await seriousFindings(page);
      if (serious.length > 0) found.push([name, serious]);
    };
    await page.locator(".empty").waitFor();
    await console.ask("PUT", "/api/target", { embedded: true, fault: "answers-500" });
    await console.scene(async () =>
      console.ask("POST", "/api/play", { scenario: "ticket-answered", pace: "fast" }),
    );
    await isOver(page);
    await flights(page).first().click();
    await page.locator(".body-field").first().waitFor();
    await look("stage");
    await page.keyboard.press("Escape");
    await console.scene(async () =>
      console.ask("POST", "/api/test", { part: "nulls", topics: ["cdr.hangup"] }),
    );
    for (const [key, name] of [
      ["b", "lab"],
      ["h", "history"],
      ["?", "help"],
    ] as const) {
      await page.keyboard.press(key);
      await look(name);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await page.locator(".presenter").waitFor();
    await look("presenter");
    expect(found).toEqual([]);
    expect(open.complaints).toEqual([]);
  });
});
