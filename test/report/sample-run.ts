import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

import { topicNames } from "../../src/contract/topics.ts";
import { verdictOf } from "../../src/contract/verdict.ts";
import type { CaseResult, CheckSummary, Finding, Purpose, RunEvent, Status } from "../../src/run/events.ts";
import { createSummarizer } from "../../src/run/summarize.ts";
import type { Delivery, Timings } from "../../src/wire/delivery.ts";
import type { Request, Tampering } from "../../src/wire/request.ts";

/** The secret that signed the sample's requests; no report may show it. */
export const sampleSecret = "CANARY-5d0c6a1e-77b4-4f0a-9b1e-2f6f3c1d8a90";

export interface SampleDelivery {
  readonly id: string;
  readonly topic?: string;
  readonly body?: string | Uint8Array;
  readonly status?: number | null;
  readonly reason?: string;
  readonly answer?: string | Uint8Array;
  readonly headers?: readonly (readonly [string, string])[];
  readonly tampering?: Tampering;
}

/** A delivery as the wire makes it: signed with the sample's secret, answered as told. */
export function sampleDelivery({
  id,
  topic = "new_ticket.comment",
  body = `{"id":"sub_5f0a1c9be37d42a8_1637400000","event":"${topic}","enterprise_token":"5f0a1c9be37d42a8","created_at":1637400000,"new_ticket":{"businessId":9007199254740993,"content":"<p>您好，新的发票已经寄出。</p>","contentBy":"王敏"}}`,
  status = 200,
  reason = status === 200 ? "OK" : "Internal Server Error",
  answer = "",
  headers = [
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Server", "gunicorn/20.1"],
  ],
  tampering = {},
}: SampleDelivery): Delivery {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const right = createHash("sha1").update(bytes).update(sampleSecret).digest("hex");
  const signature = tampering.signature === undefined ? right : tampering.signature;
  const signatures = signature === null ? [] : typeof signature === "string" ? [signature] : signature;
  const request: Request = {
    method: "POST",
    headers: [
      ["User-Agent", "Go-http-client/1.1"],
      ["Content-Length", String(bytes.length)],
      ["Content-Type", "application/json; charset=utf-8"],
      ...signatures.map((value) => ["Service-Signature", value] as const),
      ["Accept-Encoding", "gzip"],
    ],
    body: bytes,
    pace: tampering.pace ?? null,
    topic,
    notificationId: "sub_5f0a1c9be37d42a8_1637400000",
    tampering,
  };
  return {
    id,
    request,
    verdict: verdictOf(status),
    status,
    answer:
      status === null
        ? null
        : {
            status,
            reason,
            httpVersion: "1.1",
            headers,
            headerCount: headers.length,
            body: typeof answer === "string" ? Buffer.from(answer) : answer,
            tail: "complete",
            head: Buffer.from(`HTTP/1.1 ${status} ${reason}\r\n\r\n`),
          },
    failure:
      status === null
        ? {
            cause: "receiver",
            phase: "head",
            code: "closed",
            message: "The receiver closed the connection before a status.",
          }
        : null,
    partialStatus: null,
    partialHead: status === null ? Buffer.alloc(0) : null,
    violations: [],
    interimCount: 0,
    requestComplete: true,
    address: "127.0.0.1:3000",
    timings,
  };
}

const timings: Timings = {
  resolvedMs: 0.1,
  connectedMs: 0.4,
  securedMs: null,
  sentMs: 0.6,
  firstByteMs: 2.8,
  headMs: 3.1,
  endedMs: 3.4,
};

export interface SampleRow {
  readonly row?: string;
  readonly topic?: string;
  readonly status?: Status;
  readonly expected?: string;
  readonly actual?: string;
  readonly hint?: string;
  readonly blockedBy?: string;
  readonly known?: string;
  readonly delivery?: Omit<SampleDelivery, "id">;
}

export interface SampleCheck extends Omit<CheckSummary, "cases"> {
  readonly purpose?: Purpose;
  readonly rows: readonly SampleRow[];
}

export interface SampleOptions {
  readonly target?: string;
  readonly findings?: readonly Finding[];
  readonly incomplete?: Parameters<ReturnType<typeof createSummarizer>["summary"]>[0]["incomplete"];
  readonly notes?: readonly string[];
}

/** All events of a run of the given checks, in order, ended by the true summary. */
export function sampleRun(checks: readonly SampleCheck[], options: SampleOptions = {}): readonly RunEvent[] {
  const target = options.target ?? "http://127.0.0.1:3000/webhook";
  const repeat = `hookproof test ${target} --seed 42`;
  const events: RunEvent[] = [
    {
      type: "run-started",
      command: "test",
      repeat,
      version: "0.1.0",
      target,
      seed: 42,
      now: "2021-11-20T09:20:00.000Z",
      planned: { checks: checks.length, cases: checks.reduce((sum, check) => sum + check.rows.length, 0) },
      assumptions: [
        { gap: "signature-header-name", assumed: "Service-Signature" },
        { gap: "body-key-new-ticket", assumed: "new_ticket" },
        { gap: "status-deadline", assumed: "10 s" },
      ],
    },
    ...(options.notes ?? []).map((message) => ({ type: "note", level: "warning", message }) as const),
  ];
  let count = 0;
  for (const { purpose = "acknowledge", rows, ...check } of checks) {
    events.push({ type: "check-started", check: { ...check, cases: rows.length } });
    for (const row of rows) {
      const origin = { check: check.id, ...(row.row === undefined ? {} : { case: row.row }) };
      const ids: string[] = [];
      if (row.blockedBy === undefined) {
        const delivery = sampleDelivery({
          ...(row.topic === undefined ? {} : { topic: row.topic }),
          ...row.delivery,
          id: `d${++count}`,
        });
        ids.push(delivery.id);
        events.push({
          type: "delivery-started",
          id: delivery.id,
          request: delivery.request,
          purpose,
          origin,
        });
        events.push({ type: "delivery-ended", delivery, purpose, origin });
      }
      events.push({ type: "case-ended", result: resultOf(check, row, ids, repeat) });
    }
  }
  events.push(...(options.findings ?? []).map((finding) => ({ type: "finding", finding }) as const));
  const summarizer = createSummarizer();
  for (const event of events) summarizer.see(event);
  const summary = summarizer.summary({
    elapsedMs: 5120,
    strict: false,
    incomplete: options.incomplete ?? null,
  });
  return [...events, { type: "run-ended", summary }];
}

function resultOf(
  check: Omit<CheckSummary, "cases">,
  row: SampleRow,
  deliveries: readonly string[],
  repeat: string,
): CaseResult {
  const status = row.status ?? "pass";
  const name = row.row === undefined ? check.id : `${check.id}:${row.row}`;
  return {
    check: check.id,
    case: row.row ?? null,
    topic: row.topic ?? null,
    status,
    section: check.section,
    expected: row.expected ?? null,
    actual: row.actual ?? null,
    hint: row.hint ?? null,
    deliveries,
    blockedBy: row.blockedBy ?? null,
    repeat: status === "pass" ? null : `${repeat} --only ${name}`,
    known: row.known ?? null,
  };
}

const badJson: Finding = {
  id: "hash-over-reserialized-json",
  title: "The receiver hashes JSON that it has parsed and written again, not the bytes that it got",
  evidence: [
    "A request in style escaped, signed over what JSON.stringify writes, was acknowledged with 200.",
    "The same bytes with the right signature were answered 401.",
  ],
  difference: { offset: 131, sent: '…"content":"\\u60a8\\u597d"…', hashed: '…"content":"您好"…' },
  why: "The signature covers bytes. Parsed and written again, the same JSON has other bytes: other spaces, other escapes, 1.0 becomes 1.",
  fix: "Keep the raw body and hash that.\n\nIn Express: `app.use(express.json({ verify: (req, res, bytes) => { req.rawBody = bytes } }))`, then hash `req.rawBody`.",
  cases: [
    { check: "signature-styles", case: "spaced" },
    { check: "signature-styles", case: "escaped" },
    { check: "signature-styles", case: "slash-escaped" },
  ],
};

/** A run as a stranger would meet it: most checks pass, some fail in different ways, one cause is confirmed. */
export const tellingRun = sampleRun(
  [
    {
      id: "topic-acknowledged",
      area: "delivery",
      title: "A notification of every topic is acknowledged",
      section: "7.1",
      level: "must",
      rows: topicNames.map((topic) =>
        topic === "call_robot.hangup"
          ? {
              row: topic,
              topic,
              status: "fail",
              expected: "status 200",
              actual: "status 500",
              hint: "Billsec and billsec are two fields: a decoder that ignores case mixes them up.",
              delivery: {
                status: 500,
                answer:
                  "json: cannot unmarshal string into Go struct field RobotCall.billsec of type int64\n",
              },
            }
          : { row: topic, topic },
      ),
    },
    {
      id: "slow-body-acknowledged",
      area: "delivery",
      title: "A body that arrives in pieces is acknowledged",
      section: "4.1",
      level: "must",
      rows: [{ row: "split-in-character" }, { row: "late" }],
    },
    {
      id: "signature-styles",
      area: "signature",
      title: "An authentic request is acknowledged however its JSON is written",
      section: "5.2",
      level: "must",
      rows: ["compact", "spaced", "escaped", "slash-escaped"].map((row) =>
        row === "compact"
          ? { row }
          : {
              row,
              status: "fail",
              expected: "status 200",
              actual: "status 401",
              delivery: { status: 401, reason: "Unauthorized", answer: '{"error":"bad signature"}' },
            },
      ),
    },
    {
      id: "wrong-signature-not-acknowledged",
      area: "signature",
      title: "A request with a wrong signature is not acknowledged",
      section: "5.4",
      level: "must",
      purpose: "refuse",
      rows: [
        {
          status: "fail",
          expected: "any status but 200",
          actual: "status 200",
          hint: "Is the signature checked at all?",
          delivery: { tampering: { signature: "0".repeat(40) } },
        },
      ],
    },
    {
      id: "field-null-acknowledged",
      area: "nulls",
      title: "A notification is acknowledged when one of its business data fields is null",
      section: "2.1",
      level: "must",
      rows: [
        "/cdr/wait_time",
        "/cdr/agent_id",
        "/cdr/user_data",
        "/new_ticket/customer/weixin",
        "/new_ticket/ticket/*/fieldValue",
        "/client/tel",
      ].map((row) => {
        const topic = row.startsWith("/cdr")
          ? "cdr.hangup"
          : row.startsWith("/client")
            ? "client.updated"
            : "new_ticket.comment";
        return row === "/cdr/wait_time" || row === "/cdr/agent_id"
          ? {
              row,
              topic,
              status: "fail",
              expected: "status 200",
              actual: "no status (closed): The receiver closed the connection before a status.",
              delivery: { status: null },
            }
          : { row, topic };
      }),
    },
    {
      id: "unknown-topic-tolerated",
      area: "tolerance",
      title: "A topic that the document does not name does no harm",
      section: "6",
      level: "should",
      rows: [
        {
          status: "warn",
          expected: "status 200",
          actual: "status 400",
          delivery: { topic: "order.created", status: 400, reason: "Bad Request", answer: "unknown event" },
        },
      ],
    },
    {
      id: "same-second-both-processed",
      area: "effects",
      title: "Two notifications with one id are both processed",
      section: "2.1",
      level: "must",
      rows: [{ status: "blocked", blockedBy: "no observe setting says how to see an effect" }],
    },
    {
      id: "large-body",
      area: "values",
      title: "A body of 1 MB is answered",
      section: "8.2",
      level: "may",
      rows: [
        {
          status: "info",
          expected: "any status",
          actual: "status 413",
          delivery: { status: 413, reason: "Payload Too Large" },
        },
      ],
    },
    {
      id: "long-text",
      area: "values",
      title: "Long text and text of every script is acknowledged",
      section: "2.6",
      level: "must",
      rows: [
        {
          row: "u-2028",
          status: "fail",
          expected: "status 200",
          actual: "status 500",
          known: "waits for release 2.4",
          delivery: { status: 500 },
        },
        { row: "rtl" },
      ],
    },
  ],
  { findings: [badJson] },
);
