import { visible } from "./visible.ts";

/** Text for the content or a quoted attribute of HTML (O04). Keeps line ends; everything else that steers is shown as an escape. */
export function htmlText(text: string): string {
  const lines = text.split("\n").map(visible);
  return lines.join("\n").replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
