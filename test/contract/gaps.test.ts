import { describe, expect, test } from "vitest";
import type { Gap, GapId } from "../../src/contract/gaps.ts";
import { gaps } from "../../src/contract/gaps.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import { statements } from "../../src/contract/statements.ts";
import { kindNames } from "../../src/contract/topics.ts";

const rows = Object.entries(gaps) as [GapId, Gap][];

/** Every place where the document says "not shown" or "not stated", in its order, with the gap that names it. */
const notShown: readonly [place: string, gap: GapId][] = [
  ["1.6 Webhook URL registration steps and subscription UI: not shown", "registration"],
  ["2.1 created_at, unit: not stated", "created-at-unit"],
  ["2.2 Remaining Conversation fields: not shown", "conversation-fields"],
  ["2.3 Fields of Client: not shown", "client-fields"],
  ["2.4 Time format of start_time and end_time: not shown", "time-format"],
  ["2.4 unit of the integer durations: not shown", "duration-unit"],
  ["2.4 the allowed values of answer_way: not shown", "answer-way"],
  ["2.4 the allowed values of hangup_disposition: not shown", "hangup-disposition"],
  ["2.5 redirect, meaning: not stated", "redirect"],
  ["2.5 ring_time, meaning and format: not stated", "ring-time"],
  ["2.6 names of three customer fields: not shown", "customer-field-names"],
  ["3 Transitions of call_state: not shown", "robot-transitions"],
  ["3 Transitions between ticket statuses: not shown", "ticket-transitions"],
  ["4 Endpoints for reading the same data: not shown", "read-endpoints"],
  ["4.1 The key of the business data for the other topics: not shown", "body-keys"],
  ["5 Where the secret is created or shown: not shown", "secret"],
  ["6 The full payload per topic: not shown", "payloads"],
  ["6 delivery order: not shown", "order"],
  ["7.3 Handling of status codes other than 200: not shown", "other-status"],
  ["7.4 Error codes and error bodies: not shown", "error-bodies"],
  ["8.2 Rate limits, body size limits: not shown", "limits"],
  ["8.2 response time-out: not shown", "timeout"],
  ["9 Versioning of the payloads or of the interface: not shown", "versioning"],
];

describe("the gaps of the document", () => {
  test.each(notShown)("%s has a row", (_, gap) => {
    expect(gaps).toHaveProperty([gap]);
  });

  test.each(rows)("%s belongs to a statement, says what is assumed and what changes it", (_, gap) => {
    expect(statements).toHaveProperty([gap.section]);
    expect(gap.assumption).toMatch(/^.+\.$/);
    const places = [
      ...Object.keys(defaultSettings),
      ...kindNames.map((kind) => `schemas.${kind}`),
      "secret",
      "target",
    ];
    expect([null, ...places]).toContain(gap.setting);
  });

  test("follow the document's order", () => {
    const anchors = Object.keys(statements).map((anchor) => anchor.split("/")[0]);
    const order = rows.map(([, { section }]) => anchors.indexOf(section.split("/")[0]));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test("name every setting, so that no setting is without its reason", () => {
    const named = new Set(rows.map(([, { setting }]) => setting));
    expect(
      Object.keys(defaultSettings).filter((setting) => !named.has(setting as keyof typeof defaultSettings)),
    ).toEqual([]);
  });
});
