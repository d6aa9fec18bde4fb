const matchers = new Map<string, RegExp>();

/**
 * The regular expression of a `pattern`, read as validators read it: with the `u` flag, or without it if it is valid only so,
 * as many published schemas need. @throws SyntaxError if it is neither.
 */
export function matcherOf(source: string): RegExp {
  let matcher = matchers.get(source);
  if (matcher === undefined) matchers.set(source, (matcher = read(source)));
  return matcher;
}

function read(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    return new RegExp(source);
  }
}
