/**
 * Text for the content or a double-quoted attribute of XML 1.0 (O03). Characters that XML cannot hold, not even as a
 * reference, are written as `\uXXXX`; line ends and tabs become references, so that attributes keep them.
 */
export function xml(text: string): string {
  return text
    .replace(forbidden, toEscape)
    .replace(special, (character) => references.get(character) ?? character);
}

// XML 1.0, production 2 (Char), with C1 and DEL, which it discourages.
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff\p{Cs}]/gu;
const special = /[&<>"'\r\n\t]/g;

const references: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
  ["\r", "&#13;"],
  ["\n", "&#10;"],
  ["\t", "&#9;"],
]);

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
