/** The length of a text as `minLength` counts it: in code points, not in UTF-16 units. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xd800 || (text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00)
      continue;
    length--;
    index++;
  }
  return length;
}
