import { referenceFiles } from "./reference.ts";

/** The reference, made while this module loads: what loads it may close its loader afterwards. */
export const written = await referenceFiles();
