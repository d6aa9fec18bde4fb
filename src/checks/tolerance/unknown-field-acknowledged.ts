import { pointerOf } from "../../json/pointer.ts";
import { tolerantAdvice } from "../advice/tolerant.ts";
import { place } from "../place.ts";
import { bodyKeyOf } from "../rows/pointer-in.ts";
import { topicRowsByKind } from "../rows/topic-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const unknownFieldAcknowledged = variationCheck({
  id: "unknown-field-acknowledged",
  title: "Business data with fields that the document does not show is acknowledged",
  section: "2.1/business-data",
  also: ["2.2", "2.3"],
  explain: `Most fields of a Conversation and all of a Client are not shown, and the full payload of no topic is. There are
more fields than anybody has read about, and there will be more. A receiver that insists on the fields that it knows
refuses everything from the day on which the platform adds one.

${tolerantAdvice}`,
  rows: (known) =>
    topicRowsByKind(known).map((row) => ({
      ...row,
      vary: ({ notification, settings }) => {
        const at = (name: string) => pointerOf([bodyKeyOf(row.topic, settings), name]);
        const withText = place(notification(), at("hookproof_new_field"), "新字段");
        return place(withText, at("hookproof_new_object"), { values: [1, null, "a"], nested: {} });
      },
    })),
});
