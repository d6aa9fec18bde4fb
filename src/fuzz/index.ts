/** `hookproof/fast-check`: notifications as arbitraries, for property-based tests of a receiver's own code. */
export { mutatedNotification } from "./arbitrary.ts";
export type { ArbitraryOptions, Mutated } from "./arbitrary.ts";
export type { FuzzLevel } from "./mutation.ts";
