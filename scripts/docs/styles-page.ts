import { styles } from "../../src/wire/style.ts";
import { code, table } from "./page.ts";
import type { Page } from "./page.ts";

/** The ways to write a notification as bytes. */
export const stylesPage: Page = {
  name: "styles",
  title: { en: "Styles", zh: "书写方式" },
  about: { en: "The ways to write a notification as bytes", zh: "把一条通知写成字节的各种方式" },
  body(language) {
    const english = language === "en";
    return [
      english
        ? "The signature covers bytes, not JSON (section 5), so the same notification can be written in many ways, and each has a signature of its own. Every correct receiver takes the `must` styles; one that is not `must` is legal JSON that idiomatic receivers may refuse, so it only informs. `hookproof generate` and `hookproof send` take `--style`."
        : "签名针对的是字节，而不是 JSON（第 5 节）。同一条通知可以有多种书写方式，每种各有自己的签名。正确的接收端必须接受标为“必须”的写法；其余写法虽是合法的 JSON，但常见的接收端可以拒绝，因此仅供参考。`hookproof generate` 和 `hookproof send` 接受 `--style`。",
      table(
        english ? ["id", "must", "how it is written"] : ["id", "级别", "写法"],
        Object.entries(styles).map(([id, { title, must }]) => [
          code(id),
          must ? (english ? "must" : "必须") : english ? "may refuse" : "可以拒绝",
          title,
        ]),
      ),
    ].join("\n\n");
  },
};
