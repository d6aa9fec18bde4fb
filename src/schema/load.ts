import type { Settings } from "../contract/settings.ts";
import type { Kind } from "../contract/topics.ts";
import type { Json } from "../json/json.ts";
import type { JsonSchema } from "./json-schema.ts";

/** One field of business data, at any depth, objects and lists included. */
export interface Field {
  /** JSON pointer from the business data, `*` for any item of a list: `/customer/weixin`, `/ticket/*\/fieldValue`. */
  readonly pointer: string;
  readonly name: string;
  /** `string`, `integer or null`, `array of integer`, `any`. */
  readonly type: string;
  readonly required: boolean;
  /** Why the field is here although the document does not show it; null for a documented field. */
  readonly assumed: string | null;
  readonly enum: readonly Json[] | null;
  /** Section of the document, such as `2.4`. */
  readonly section: string;
}

export interface KindSchema {
  readonly kind: Kind;
  /** Schema of the business data, with settings and overlay applied; null values are not part of it. */
  readonly schema: JsonSchema;
  readonly fields: readonly Field[];
  /** Whether the user's overlay changed it. */
  readonly overlaid: boolean;
}

export interface KindSchemas {
  readonly of: Readonly<Record<Kind, KindSchema>>;
  readonly settings: Settings;
}

/** Loads the shipped schemas under the given settings and overlays. Synchronous: five small files. */
export declare function loadSchemas(options: { readonly settings: Settings }): KindSchemas;
