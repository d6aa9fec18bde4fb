import type { JsonObject } from "../json/json.ts";

/**
 * The JSON body of a push before it is encoded (section 2.1): `id`, `event`, `enterprise_token`, `created_at`, and
 * the business data under the key of its kind. A plain JSON object, because fuzzing may take any part of it away.
 */
export type Notification = JsonObject;
