import { createRequire } from "node:module";

/** The version of this package, as its package.json says; asked for by name, so it is found from a bundle too. */
export function packageVersion(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)("hookproof/package.json");
  return manifest.version;
}
