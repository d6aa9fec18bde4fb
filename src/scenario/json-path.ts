import type { Json } from "../json/json.ts";

/** A JSONPath (RFC 9535) ready to be asked, or why it is none. */
export type CompiledPath =
  | { readonly problem: null; readonly find: (value: Json) => readonly Json[] }
  | { readonly problem: string };

/** json-p3 is loaded only where a story has a path. */
export async function compilePath(path: string): Promise<CompiledPath> {
  const { compile, JSONPathError } = await import("json-p3");
  try {
    const query = compile(path);
    // json-p3 passes values through as they are, bigints too; its types know no bigint.
    return {
      problem: null,
      find: (value) => query.query(value as Parameters<typeof query.query>[0]).values() as readonly Json[],
    };
  } catch (error) {
    if (error instanceof JSONPathError) return { problem: error.message };
    throw error;
  }
}
