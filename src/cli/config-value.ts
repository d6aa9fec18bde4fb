import type { Config } from "../index.ts";

/** Values of hookproof.yaml; it has been checked, so a value of another type does not occur. */
export function configText(config: Config, key: string): string | undefined {
  const value = config.values[key];
  return typeof value === "string" ? value : undefined;
}

export function configFlag(config: Config, key: string): boolean {
  return config.values[key] === true;
}

export function configList(config: Config, key: string): readonly string[] {
  const value = config.values[key];
  return Array.isArray(value) ? value.map(String) : [];
}

export function configPairs(config: Config, key: string): Readonly<Record<string, string>> {
  const value = config.values[key];
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
