/** Deeper JSON is of no use here and would exhaust the stack of whatever walks it. */
const deepest = 32;

/**
 * Parses a request's body. Its depth is measured on the text, before any parser sees it.
 * @throws SyntaxError
 */
export function parseJsonBody(text: string): unknown {
  if (depthOf(text) > deepest) throw new SyntaxError("The body is nested too deeply.");
  return JSON.parse(text, (key, value: unknown) => {
    if (key === "__proto__" || (key === "constructor" && isObject(value) && "prototype" in value))
      throw new SyntaxError(`The name ${key} cannot be used.`);
    return value;
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepestSeen = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") deepestSeen = Math.max(deepestSeen, ++depth);
    else if (character === "}" || character === "]") depth--;
  }
  return deepestSeen;
}
