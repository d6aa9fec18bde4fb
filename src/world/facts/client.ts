import { hints } from "../../generate/hints.ts";
import { isArray } from "../../json/json.ts";
import { longOf } from "../long.ts";
import { later, rfc3339Of } from "../write-time.ts";
import type { Facts } from "./view.ts";

/** A customer is one person, and nothing that happens to them comes before they were created (section 2.3). */
export const clientFacts: Facts = (view) => {
  const { topic, person, stream, agent, settings } = view;
  const fresh = topic === "client.created";
  const known = fresh ? 0 : stream.fork("known for").int(3600, 400 * 86_400);
  const createdAt = view.when("create") ?? later(view.since, -known);
  const updatedAt = view.when("update") ?? view.when("create") ?? (fresh ? createdAt : view.at);
  const owned = !fresh && stream.fork("owned").chance(0.8);
  const otherPhones = isArray(view.base["phones"])
    ? view.base["phones"].filter((phone) => phone !== person.phone)
    : [];
  const written = (moment: Date) => rfc3339Of(moment, settings.utcOffset);

  return {
    id: longOf(stream.fork("id")),
    enterprise_id: view.enterprise.id,
    name: person.name,
    gender: person.gender,
    age: person.age,
    phones: [person.phone, ...otherPhones],
    email: person.email,
    weixin: person.weixin,
    open_id: person.openid,
    company: person.company,
    is_blocked: fresh ? false : undefined,
    description: hints["service.remark"](stream.fork(`description ${view.when("update")?.getTime() ?? ""}`)),
    owner_id: owned ? agent.id : null,
    owner_name: owned ? agent.name : null,
    owner_group: owned ? agent.group : null,
    created_at: written(createdAt),
    updated_at: written(updatedAt),
    last_contact_at: fresh ? null : written(updatedAt),
  };
};
