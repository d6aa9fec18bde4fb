import type { Fix } from "../fix.ts";
import type { Change } from "./change.ts";

/** A kind of reason, apart from the signature, why an authentic request is refused; many rows may share one. */
export interface CauseKind {
  /** Stable, kebab-case; the id of the finding. */
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly fix: Fix;
}

/** Why one row failed: the kind, and what was observed. */
export interface Cause {
  readonly kind: CauseKind;
  /** One sentence that names the smallest change and what it changes. */
  readonly evidence: string;
  /** Which other changes would have the same effect, if this is what it seems: worth a question before a search. */
  readonly alike?: (change: Change) => boolean;
}

const lost = "There is no retry, so what is refused is lost.";

/** The kinds, by what is left when everything has been taken away that makes no difference. */
export const causeKinds = {
  nullField: {
    id: "null-field-refused",
    title: "A null value makes the receiver refuse a notification",
    why: `Section 2.1: a null value is possible for every field inside business data. ${lost}`,
    fix: {
      any: "Treat null like a field that is not there: guard the access, and let columns and models be nullable.",
      express: "`customer?.weixin ?? null`; with zod `.nullable()`, not only `.optional()`.",
      node: "`customer?.weixin ?? null`; with zod or a JSON Schema `nullable`, not only optional.",
      python: '`(data.get("customer") or {}).get("weixin")`: the default of `get` does not apply to null.',
      flask: '`(data.get("customer") or {}).get("weixin")`: the default of `get` does not apply to null.',
      fastapi: "`weixin: str | None = None` in the model.",
      php: "`$data['customer']['weixin'] ?? null`.",
      ruby: "`data.dig('customer', 'weixin')` and `&.`.",
      java: "Boxed types (`Integer`, not `int`), `Optional.ofNullable`.",
    },
  },
  missingField: {
    id: "missing-field-refused",
    title: "The receiver refuses a notification that lacks a field",
    why: `The document does not promise that every field is always there. ${lost}`,
    fix: { any: "Read fields that may be missing with a default, and do not require them in a schema." },
  },
  addedField: {
    id: "added-field-refused",
    title: "The receiver refuses a field that it does not know",
    why: `Custom customer fields come and go (section 2.6), and a platform adds fields without notice. ${lost}`,
    fix: {
      any: 'Ignore what you do not know: turn off strict schemas (`additionalProperties: false`, `FAIL_ON_UNKNOWN_PROPERTIES`, `DisallowUnknownFields`, `extra = "forbid"`).',
    },
  },
  fieldName: {
    id: "field-name-refused",
    title: "The receiver refuses a notification for the name of a field",
    why: `Users name the custom customer fields (section 2.6), so any text can be a name. ${lost}`,
    fix: {
      any: "Keep custom fields as data (a list of name and value, or a JSON column), never as names of columns, properties or paths.",
      node: "Fastify refuses `__proto__` and `constructor` by default: `fastify({ onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' })`, and read own properties only.",
    },
  },
  text: {
    id: "text-refused",
    title: "The receiver refuses a notification for a text in it",
    why: `Texts are what people type: long ones, emoji, line breaks, markup. ${lost}`,
    fix: {
      any: "Store texts in columns that are long enough and take four-byte characters (`utf8mb4` in MySQL), escape on output in place of refusing on input, and except the webhook from firewall rules on bodies.",
    },
  },
  number: {
    id: "number-refused",
    title: "The receiver refuses a notification for a number in it",
    why: `Long and int64 values (sections 2.5, 2.6) reach to 2^63 - 1; integers may be zero. ${lost}`,
    fix: {
      any: "Store them in 64-bit columns, and read them without going through a 32-bit integer or a double.",
    },
  },
  emptyValue: {
    id: "empty-value-refused",
    title: "The receiver refuses a notification for an empty value in it",
    why: `Texts may be empty (section 2.2) and lists may have no items. ${lost}`,
    fix: {
      any: "Tell an empty value from a missing one (`=== undefined`, not `!value`), and look at a list's length before its first item.",
    },
  },
  value: {
    id: "value-refused",
    title: "The receiver refuses a notification for a value in it",
    why: `The document allows the value. ${lost}`,
    fix: {
      any: "Accept every value that the document lists or leaves open, and keep one that you do not know as it is.",
    },
  },
  style: {
    id: "style-refused",
    title: "The receiver refuses JSON that is written in another way",
    why: `White space, escapes and the order of keys have no meaning in JSON. ${lost}`,
    fix: { any: "Read the body with a JSON parser, not with patterns or by position." },
  },
  header: {
    id: "header-refused",
    title: "The receiver refuses a request for a header",
    why: `Section 4.1 names the headers that come with every notification. ${lost}`,
    fix: {
      any: "Compare the media type only (`application/json`), without its parameters and without regard to case, and ignore headers that you do not know.",
    },
  },
  pace: {
    id: "pace-refused",
    title: "The receiver refuses a body that comes in pieces",
    why: `Networks cut where they like: a body may come in any number of pieces, at any pace. ${lost}`,
    fix: { any: "Read until Content-Length bytes are there or the stream ends; one read is not one body." },
  },
  combination: {
    id: "combination-refused",
    title: "The receiver refuses a notification for several things that come together",
    why: `Each of them alone is acknowledged. ${lost}`,
    fix: { any: "Look at the code that uses these fields together." },
  },
  topic: {
    id: "topic-refused",
    title: "The receiver refuses every notification of a topic",
    why: `What it is subscribed to it must acknowledge. ${lost}`,
    fix: { any: "Handle the topic, or answer 200 and ignore it; better, do not subscribe to it." },
  },
  otherStatus: {
    id: "answers-another-status",
    title: "The receiver answers an authentic notification with another status than 200",
    why: `Section 7 counts status 200 as success; what other statuses mean to the platform is not shown. ${lost}`,
    fix: {
      any: "Answer 200, without a body, as soon as the notification is safe; not 201, 202 or 204, and no redirect.",
      express: "`res.sendStatus(200)`.",
      node: "`response.writeHead(200).end()`. In Koa set `ctx.status = 200`: without it the status is 404, and with `ctx.body = null` it is 204.",
      fastapi: '`@app.post("/webhook", status_code=200)`.',
      ruby: "`head :ok`, not `head :no_content`.",
    },
  },
  noStatus: {
    id: "no-status",
    title: "The receiver gives no status",
    why: `Section 7.2: a push without a status has failed. ${lost}`,
    fix: {
      any: "End every path of the handler with an answer, the error paths too, and answer before slow work begins.",
    },
  },
  size: {
    id: "large-body-refused",
    title: "The receiver refuses large bodies",
    why: `The document states no limit of the body (section 8). ${lost}`,
    fix: {
      any: "Raise the limit of the body for the webhook route to some megabytes, in the proxy too (`client_max_body_size` in nginx).",
      express: '`express.raw({ type: () => true, limit: "5mb" })`: the default is 100 kB.',
      node: "Fastify: `bodyLimit`; the default is 1 MiB.",
    },
  },
  nothing: {
    id: "nothing-acknowledged",
    title: "The receiver acknowledges nothing",
    why: `None of the formulas that are tried, no content and no header makes a difference. ${lost}`,
    fix: {
      any: "Does the URL lead to the handler, is the secret the one of the platform (name others that you have by `--also-secret`), and does the handler answer 200?",
    },
  },
  predecessor: {
    id: "refused-after-predecessor",
    title: "The receiver refuses a notification because of an earlier one",
    why: `The order of delivery is not stated, and tickets are reopened, calls end late, updates overtake creations. ${lost}`,
    fix: {
      any: "Take notifications in any order: store what comes, and compare `created_at` where only the latest counts.",
    },
  },
  missingPredecessor: {
    id: "refused-without-predecessor",
    title: "The receiver refuses a notification because an earlier one has not come",
    why: `The order of delivery is not stated, and whatever came before the subscription was never sent. ${lost}`,
    fix: { any: "Create what you do not know from the notification that mentions it (insert or update)." },
  },
  equalId: {
    id: "equal-ids-refused",
    title: "The receiver refuses a second notification with the same id",
    why: `The id is made of the token and \`created_at\` (section 2.1), so two notifications within one second share it. ${lost}`,
    fix: {
      any: "Tell notifications apart by id, event and the identity of the business data together, or by a hash of the body.",
    },
  },
  older: {
    id: "older-notification-refused",
    title: "The receiver refuses a notification that is older than one before",
    why: `The order of delivery is not stated. ${lost}`,
    fix: {
      any: "Acknowledge it; use `created_at` only to decide whose data is newer, for each entity by itself.",
    },
  },
  parallel: {
    id: "refused-in-parallel",
    title: "The receiver refuses notifications that come at the same time",
    why: `Things happen at the same time on the platform, and it does not wait for answers. ${lost}`,
    fix: {
      any: "Queue what comes or lock for a moment; raise pool sizes; retry a deadlock inside the receiver.",
    },
  },
  rhythm: {
    id: "refused-every-nth",
    title: "The receiver refuses one notification in so many",
    why: `It depends on the count, not on the content: one broken worker or backend among several. ${lost}`,
    fix: { any: "Look at each worker or backend by itself; one of them differs." },
  },
  nowAndThen: {
    id: "refused-now-and-then",
    title: "The receiver refuses notifications now and then",
    why: `The same request is acknowledged at one time and refused at another. ${lost}`,
    fix: { any: "Look at the log of the receiver at the moments of these refusals." },
  },
  stopped: {
    id: "stopped-acknowledging",
    title: "The receiver stops acknowledging after a number of notifications",
    why: `What it refuses now is like what it acknowledged before: something runs out, such as connections, file handles, memory or a quota. ${lost}`,
    fix: { any: "Release connections and handles in `finally`, and except the webhook from rate limits." },
  },
  crashed: {
    id: "receiver-crashed",
    title: "The receiver crashes",
    why: `It does not refuse: it is gone, and nobody listens at its port any more. ${lost}`,
    fix: {
      any: "Catch errors at the outermost level of the handler, answer 500, and let a supervisor start the process again.",
    },
  },
} as const satisfies Record<string, CauseKind>;
