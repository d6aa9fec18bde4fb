/**
 * The public subpath `hookproof/generate`: any JSON Schema to a seeded generator of valid values.
 *
 * ```ts
 * import { compile, streamOf } from "hookproof/generate";
 * const generate = compile({ type: "object", required: ["phone"], properties: { phone: { type: "string" } } });
 * generate(streamOf(42, "customer", 7)); // the seventh customer of seed 42, without the six before
 * ```
 */
export type { CompileOptions, Generator } from "./compile.ts";
export { compile } from "./compile.ts";
export type { Hint, HintName } from "./hints.ts";
export { hints } from "./hints.ts";
export type { Breaking } from "./negative/breakings.ts";
export { breakingsOf } from "./negative/breakings.ts";
export type { Person } from "./person.ts";
export { drawPerson, personOf } from "./person.ts";
export type { Stream } from "./stream.ts";
export { streamOf, withPerson } from "./stream.ts";
