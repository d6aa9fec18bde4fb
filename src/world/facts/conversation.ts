import { hints } from "../../generate/hints.ts";
import { digits } from "../../generate/person.ts";
import { longOf } from "../long.ts";
import { later, rfc3339Of, secondsBetween } from "../write-time.ts";
import type { Facts, View } from "./view.ts";

/** A conversation waits, is served, is summarised and ends; what has not happened yet is null (section 2.2). */
export const conversationFacts: Facts = (view) => {
  const { topic, since, state, stream, customer } = view;
  const agent = view.who("schedule") ?? view.agent;
  const closed = state === "closed";
  const abandoned = closed && view.when("create") !== null && view.when("schedule") === null;
  const served = state !== "waiting" && !abandoned;
  const answered = served && topic !== "conversation.scheduled";
  const summarized = topic === "conversation.updated" || view.when("summarize") !== null;
  const rated = closed && served && stream.fork("rated").chance(0.6);

  const wait = stream.fork("wait").int(1, 40);
  const length = stream.fork("length").int(60, 1500);
  const before = topic === "conversation.created" ? 0 : topic === "conversation.scheduled" ? wait : length;
  const createdAt = view.when("create") ?? later(since, -before);
  const scheduledAt = view.when("schedule") ?? earlierOf(later(createdAt, wait), view.at);
  const closedAt = view.when("close") ?? later(view.at, summarized ? -stream.fork("after").int(1, 15) : 0);
  const written = (moment: Date) => rfc3339Of(moment, view.settings.utcOffset);
  const longestSilence = Math.min(60, secondsBetween(scheduledAt, closed ? closedAt : view.at));

  return {
    ...arrivalOf(view),
    enterprise_id: view.enterprise.id,
    id: longOf(stream.fork("id")),
    client_id: customer.id,
    client_name: view.person.name,
    status: closed ? "closed" : served ? "open" : "queueing",
    agent_id: served ? agent.id : null,
    agent_name: served ? agent.name : null,
    agent_group: served ? agent.group : null,
    skill_group: agent.group,
    created_at: written(createdAt),
    scheduled_at: served ? written(scheduledAt) : null,
    closed_at: closed ? written(closedAt) : null,
    closed_by: closed
      ? stream
          .fork("closed by")
          .pick(abandoned ? ["client", "system"] : ["agent", "agent", "client", "system"])
      : null,
    first_response_seconds: answered ? stream.fork("first response").int(0, longestSilence) : null,
    duration: closed ? secondsBetween(createdAt, closedAt) : null,
    client_message_count: answered ? stream.fork("client messages").int(1, 20) : 1,
    agent_message_count: answered ? stream.fork("agent messages").int(1, 25) : 0,
    last_message: hints["service.question"](stream.fork("last message")),
    summary: summarized
      ? hints["service.summary"](stream.fork(`summary ${view.when("summarize")?.getTime() ?? ""}`))
      : null,
    remark: summarized ? hints["service.remark"](stream.fork("remark")) : "",
    tags: summarized ? undefined : [],
    satisfaction: rated ? stream.fork("satisfaction").pick([5, 5, 5, 4, 4, 3, 2, 1]) : null,
    satisfaction_comment: rated ? undefined : null,
  };
};

/** How the customer came: an app or a chat account has no page, and only some customers are known to the enterprise. */
function arrivalOf({ base, customer }: View): ReturnType<Facts> {
  const known = customer.stream.fork("known").chance(0.7);
  const hasPage =
    base["channel"] === "web" || base["channel"] === "phone_h5" || base["channel"] === undefined;
  return {
    dev_client_id: known ? `U${digits(customer.stream.fork("dev client"), 8)}` : null,
    page_from_url: hasPage ? undefined : "",
    search_engine: hasPage ? undefined : "",
  };
}

function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other;
}
