/**
 * Which properties a schema declares for its value and for what is directly inside it, and how many of those some values
 * show. Deeper ones are left out: in recursive schemas they have no end.
 */
const inPlace = ["allOf", "anyOf", "oneOf", "then", "else", "if", "dependentSchemas", "dependencies"];

/** @returns {Map<string, true>} paths such as `/name`, `/items/*` … of at most two steps */
export function propertiesOf(schema, schemas = {}) {
  const found = new Map();
  collect(schema, "", 0, new Set());
  return found;

  function collect(node, path, depth, seen) {
    if (typeof node !== "object" || node === null || depth > 2 || seen.has(node)) return;
    const inside = new Set(seen).add(node);
    if (typeof node.$ref === "string") collect(target(node.$ref), path, depth, inside);
    for (const keyword of inPlace) {
      const value = node[keyword];
      const parts = Array.isArray(value)
        ? value
        : keyword.startsWith("depend")
          ? Object.values(value ?? {})
          : [value];
      for (const part of parts) collect(part, path, depth, inside);
    }
    for (const [name, child] of Object.entries(node.properties ?? {})) {
      if (child === false || depth >= 2) continue;
      found.set(`${path}/${name}`, true);
      collect(child, `${path}/${name}`, depth + 1, inside);
    }
    for (const item of [node.items, ...(node.prefixItems ?? [])].flat())
      collect(item, `${path}/*`, depth, inside);
  }

  function target(reference) {
    const [uri, fragment = ""] = reference.split("#");
    let node = uri === "" ? schema : schemas[uri];
    for (const token of fragment.split("/").slice(1))
      node = node?.[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")];
    return node;
  }
}

/** How many of the declared properties at least one value has. */
export function seenIn(values, declared) {
  const seen = new Set();
  for (const value of values) visit(value, "", 0);
  return [...declared.keys()].filter((path) => seen.has(path)).length;

  function visit(value, path, depth) {
    if (typeof value !== "object" || value === null || depth > 4) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, `${path}/*`, depth + 1);
      return;
    }
    for (const [name, one] of Object.entries(value)) {
      seen.add(`${path}/${name}`);
      visit(one, `${path}/${name}`, depth + 1);
    }
  }
}
