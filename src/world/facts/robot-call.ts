import { later, rfc3339Of, secondsBetween } from "../write-time.ts";
import { longOf } from "../long.ts";
import type { Facts, View } from "./view.ts";

/** A robot call: only an answered call has a time of answer and is billed, and both spellings agree (section 2.5). */
export const robotCallFacts: Facts = (view) => {
  const { fixed, stream, at, settings, base } = view;
  const state = fixed["call_state"] ?? view.state;
  const answered =
    fixed["answer_state"] === undefined
      ? state === "called" && wasAnswered(view)
      : fixed["answer_state"] === "answered";
  const begun = state !== "synthesis" && state !== "pending";
  const billed = billedOf(view, answered);
  const dialled = view.when("dial");
  const rang = begun
    ? dialled === null
      ? stream.fork("ring").int(3, state === "timeout" ? 60 : 30)
      : Math.max(0, secondsBetween(dialled, at) - billed)
    : 0;
  const written = (moment: Date) => rfc3339Of(moment, settings.utcOffset);

  return {
    id: longOf(stream.fork("id")),
    call_state: state,
    answer_state: answered ? "answered" : "not_connected",
    start_at: written(later(at, -rang - billed)),
    answer_at: answered ? written(later(at, -billed)) : null,
    end_at: written(at),
    Billsec: billed,
    billsec: String(billed),
    ring_time: String(rang),
    callee: view.person.phone,
    caller: stream.fork("trunk").pick(view.enterprise.trunks).number,
    record_file: answered ? base["record_file"] : "",
    redirect: answered ? base["redirect"] : "",
    intent_tag: answered ? base["intent_tag"] : [],
  };
};

function wasAnswered({ stream, fixed }: View): boolean {
  return fixed["answer_at"] !== undefined || stream.fork("answered").chance(0.65);
}

/** Seconds of talk: as the user has fixed in either spelling, else drawn; in a story no longer than the call was. */
function billedOf({ fixed, stream, when, at }: View, answered: boolean): number {
  if (!answered) return 0;
  const given = fixed["Billsec"] ?? fixed["billsec"];
  if (given !== undefined && given !== null && Number.isSafeInteger(Number(given)))
    return Math.max(0, Number(given));
  const drawn = stream.fork("talk").int(5, 180);
  const dialled = when("dial");
  return dialled === null ? drawn : Math.min(drawn, secondsBetween(dialled, at));
}
