import { asyncapi } from "./asyncapi.ts";
import type { Exporter } from "./exporter.ts";
import { httpFile } from "./http-file.ts";
import { jsonSchema } from "./json-schema.ts";
import { openapi } from "./openapi.ts";
import { postman } from "./postman.ts";
import { types } from "./types.ts";
import { vectors } from "./vectors.ts";

/** Every format that `hookproof export` writes. */
export const exporters = [
  openapi,
  asyncapi,
  jsonSchema,
  types,
  postman,
  httpFile,
  vectors,
] as const satisfies readonly Exporter[];
