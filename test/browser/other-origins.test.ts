import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { CountingReceiver } from "../console/counting-receiver.ts";
import { startCountingReceiver } from "../console/counting-receiver.ts";
import type { OpenConsole } from "../console/open-console.ts";
import { openConsole } from "../console/open-console.ts";
import { hasBrowser, launchBrowser } from "./open-page.ts";

/** What a page of somebody else's tries, in its own words; each gives `blocked`, or what it has reached. */
const attempts: Readonly<Record<string, string>> = {
  "reads the state": `fetch(base + "/api/state", { headers: { authorization: "Bearer " + token } }).then((r) => r.text())`,
  "reads the document": `fetch(base + "/").then((r) => r.text())`,
  "reads with cookies": `fetch(base + "/api/state", { credentials: "include" }).then((r) => r.text())`,
  "posts JSON": `fetch(base + "/api/send", { method: "POST", body, headers: { authorization: "Bearer " + token, "content-type": "application/json" } }).then((r) => r.text())`,
  "posts text without asking": `fetch(base + "/api/send", { method: "POST", mode: "no-cors", body, headers: { "content-type": "text/plain" } }).then((r) => r.type === "opaque" ? "blocked" : r.text())`,
  "posts a form without asking": `fetch(base + "/api/send", { method: "POST", mode: "no-cors", body: new URLSearchParams({ topic: "cdr.hangup" }) }).then((r) => r.type === "opaque" ? "blocked" : r.text())`,
  "sends a beacon": `Promise.resolve(navigator.sendBeacon(base + "/api/send", new Blob([body], { type: "application/json" }))).then(() => "blocked")`,
  "loads the page's script": `new Promise((resolve) => { const s = document.createElement("script"); s.src = base + "/app.js"; s.onload = () => resolve("loaded"); s.onerror = () => resolve("blocked"); document.head.append(s); })`,
  "loads the state as a script": `new Promise((resolve) => { const s = document.createElement("script"); s.src = base + "/api/state"; s.onload = () => resolve("loaded"); s.onerror = () => resolve("blocked"); document.head.append(s); })`,
  "frames the page": `new Promise((resolve) => { const f = document.createElement("iframe"); f.src = base + "/"; f.onload = () => { try { resolve(f.contentDocument ? "reached " + f.contentDocument.title : "blocked"); } catch { resolve("blocked"); } }; document.body.append(f); })`,
  "submits a form into a frame": `new Promise((resolve) => { const f = document.createElement("iframe"); f.name = "target"; document.body.append(f); const form = document.createElement("form"); form.method = "post"; form.action = base + "/api/send"; form.target = "target"; form.enctype = "text/plain"; const i = document.createElement("input"); i.name = '{"topic":"cdr.hangup","x":"'; i.value = '"}'; form.append(i); document.body.append(form); f.onload = () => { let href = "blocked"; try { href = f.contentWindow.location.href === "about:blank" ? "" : "reached"; } catch {} if (href) resolve(href); }; form.submit(); })`,
  "opens a web socket": `new Promise((resolve) => { const s = new WebSocket(base.replace("http", "ws") + "/api/events"); s.onopen = () => resolve("opened"); s.onerror = () => resolve("blocked"); })`,
  "follows the events": `new Promise((resolve) => { const s = new EventSource(base + "/api/events?after=0"); s.onmessage = () => resolve("read"); s.onerror = () => { s.close(); resolve("blocked"); }; })`,
};

describe.skipIf(!hasBrowser)("a page of another origin", () => {
  let browser: Browser;
  let receiver: CountingReceiver;
  let console: OpenConsole;
  const evil = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>evil</title><body>");
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
    receiver = await startCountingReceiver();
    console = await openConsole({ receiver: { url: receiver.url, secret: "a secret of the tests" } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await console[Symbol.asyncDispose]();
    await receiver[Symbol.asyncDispose]();
    await new Promise((resolve) => evil.close(resolve));
  });

  // Another port of this machine is the same site; another name is another site.
  test.each(["127.0.0.1", "localhost"])(
    "on %s reads nothing and sends nothing, even if it knew the token",
    async (host) => {
      const page = await browser.newPage();
      await page.goto(`http://${host}:${(evil.address() as AddressInfo).port}/`);
      const given = {
        base: console.origin,
        token: console.token,
        body: JSON.stringify({ topic: "cdr.hangup" }),
      };
      const results: Record<string, string> = {};
      for (const [what, code] of Object.entries(attempts))
        results[what] = await page.evaluate(
          `(async () => { const { base, token, body } = ${JSON.stringify(given)}; try { return await ${code}; } catch { return "blocked"; } })()`,
        );
      expect(results).toEqual(Object.fromEntries(Object.keys(attempts).map((what) => [what, "blocked"])));
      expect((await console.ask("GET", "/api/state")).json.seq).toBe(0);
      expect(receiver.connections).toBe(0);
      await page.close();
    },
  );

  test("but the page of the console itself does what it asks for, so that the counter would have told", async () => {
    const page = await browser.newPage();
    await page.goto(console.url);
    expect(await page.title()).toBe("loaded");
    const status = await page.evaluate(
      `fetch("/api/send", { method: "POST", body: '{"topic":"cdr.hangup"}', headers: { authorization: "Bearer ${console.token}", "content-type": "application/json" } }).then((r) => r.status)`,
    );
    expect([status, receiver.connections]).toEqual([200, 1]);
    await page.close();
  });
});
