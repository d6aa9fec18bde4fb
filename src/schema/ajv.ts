import { createRequire } from "node:module";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { annotations } from "./annotations.ts";

/** An ajv for draft 2020-12 that knows formats and our annotations. */
export function createAjv(strict: boolean): Ajv2020 {
  // Synchronous and only when needed: importing ajv costs 60 ms, which most commands need not pay.
  const require = createRequire(import.meta.url);
  const { Ajv2020 } = require("ajv/dist/2020.js") as typeof import("ajv/dist/2020.js");
  const addFormats = require("ajv-formats") as typeof import("ajv-formats");
  const ajv = new Ajv2020({
    strict,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allErrors: true,
    logger: false,
    discriminator: true,
  });
  addFormats.default(ajv);
  for (const [keyword, metaSchema] of Object.entries(annotations)) ajv.addKeyword({ keyword, metaSchema });
  return ajv;
}
