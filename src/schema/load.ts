import type { Settings } from "../contract/settings.ts";
import type { Kind } from "../contract/topics.ts";
import { kinds } from "../contract/topics.ts";
import { applySettings } from "./apply-settings.ts";
import { documentedOnly } from "./documented-only.ts";
import type { Field } from "./fields.ts";
import { fieldsOf } from "./fields.ts";
import type { JsonSchema } from "./json-schema.ts";
import type { Overlays } from "./overlay.ts";
import { applyOverlay } from "./overlay.ts";
import { shippedSchema } from "./shipped.ts";

export type { Field } from "./fields.ts";

/** The shape of one kind's business data. */
export interface KindSchema {
  readonly kind: Kind;
  /**
   * Schema of the business data with settings and overlay applied. It describes values, not nulls: that any field may
   * be null (section 2.1) is the rule of `nullable.ts`.
   */
  readonly schema: JsonSchema;
  readonly fields: readonly Field[];
  /** Whether an overlay of the user's changed it. */
  readonly overlaid: boolean;
}

export interface KindSchemas {
  readonly of: Readonly<Record<Kind, KindSchema>>;
  /** The settings that they were loaded under. */
  readonly settings: Settings;
}

/** The schemas of all kinds: the shipped one, then the settings, then the user's overlay, then `documentedOnly`. */
export function loadSchemas(options: {
  readonly settings: Settings;
  readonly overlays?: Overlays;
}): KindSchemas {
  const { settings, overlays = {} } = options;
  const load = (kind: Kind): KindSchema => {
    const overlay = overlays[kind];
    const set = applySettings(kind, shippedSchema(kind), settings);
    const overlaid = overlay === undefined ? set : applyOverlay(set, overlay);
    const schema = settings.documentedOnly ? documentedOnly(overlaid) : overlaid;
    return { kind, schema, fields: fieldsOf(schema, kinds[kind].section), overlaid: overlay !== undefined };
  };
  return {
    of: {
      conversation: load("conversation"),
      client: load("client"),
      cdr: load("cdr"),
      robot_call: load("robot_call"),
      new_ticket: load("new_ticket"),
    },
    settings,
  };
}
