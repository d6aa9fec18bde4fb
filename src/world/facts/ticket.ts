import { hints } from "../../generate/hints.ts";
import type { Json } from "../../json/json.ts";
import { later, timeOf } from "../write-time.ts";
import { longOf } from "../long.ts";
import type { Facts, View } from "./view.ts";

/** A ticket: what is asked, then the last reply; who took it up; the customer whom all tickets agree about (section 2.6). */
export const ticketFacts: Facts = (view) => ({
  event: view.topic,
  businessId: idOf(view),
  ...replyOf(view),
  ticket: ticketFieldsOf(view),
  customer: view.customer.ofTicket,
});

function idOf({ fixed, stream }: View): Json {
  return fixed["businessId"] ?? longOf(stream.fork("id"));
}

/** The last reply, or before the first one the request that an agent took down. */
function replyOf(view: View): ReturnType<Facts> {
  const { topic, stream, fixed, at, agent, settings } = view;
  const repliedAt = topic === "new_ticket.comment" ? at : view.when("comment");
  const writtenAt = repliedAt ?? later(view.since, -stream.fork("age").int(60, 6 * 3600));
  const drawn =
    repliedAt === null
      ? hints["service.question"](stream.fork("request"))
      : hints["service.reply"](stream.fork(`reply ${view.when("comment")?.getTime() ?? ""}`));
  const plain =
    typeof fixed["textContent"] === "string"
      ? fixed["textContent"]
      : (plainOf(fixed["content"]) ?? String(drawn));
  return {
    content: typeof fixed["content"] === "string" ? fixed["content"] : `<p>${escaped(plain)}</p>`,
    textContent: plain,
    contentBy: (view.who("comment") ?? agent).name,
    contentAt: timeOf(writtenAt, settings),
  };
}

const names: Readonly<Record<string, string>> = {
  open: "待处理",
  processing: "处理中",
  waiting: "等待客户",
  closed: "已关闭",
};

/** The ticket's own form. `fieldValue` is an Object of any JSON type, so each type occurs. */
function ticketFieldsOf(view: View): Json {
  const { state, stream, person, at, settings } = view;
  const keeper = view.who("reopen") ?? view.who("process") ?? view.agent;
  const closed = state === "closed";
  const rows: readonly (readonly [name: string, value: Json, display: boolean])[] = [
    ["工单编号", idOf(view), true],
    ["标题", hints["service.ticketSubject"](stream.fork("subject")), true],
    ["状态", { key: state, name: names[state] ?? state }, true],
    ["优先级", stream.fork("priority").pick(["低", "普通", "普通", "高", "紧急"]), true],
    ["受理人", { id: keeper.id, name: keeper.name, group: keeper.group }, true],
    ["联系电话", person.phone, false],
    ["标签", [hints["service.matter"](stream), hints["service.tag"](stream.fork("tag"))], true],
    ["预计工时", stream.fork("hours").int(1, 32) / 4, true],
    ["是否加急", stream.fork("urgent").chance(0.2), true],
    ["关闭时间", closed ? timeOf(at, settings) : null, false],
  ];
  return rows.map(([fieldName, fieldValue, display]) => ({ fieldName, fieldValue, display }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function plainOf(html: Json | undefined): string | null {
  if (typeof html !== "string") return null;
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
