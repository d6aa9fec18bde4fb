import type { Settings } from "../contract/settings.ts";
import type { Person } from "../generate/person.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { isArray, objectOf } from "../json/json.ts";

/** Names of the same thing in a Client, whose fields are assumed, and in the customer of a ticket (section 2.6). */
const shared = [
  ["name", "name"],
  ["gender", "gender"],
  ["age", "age"],
  ["weixin", "weixin"],
  ["open_id", "__openid"],
  ["address", "address"],
  ["source", "__follow_source"],
  ["description", "comment"],
] as const;

/** What a story has fixed about a customer, under the names of a Client. */
export function asClient(fixed: JsonObject): JsonObject {
  const tel = fixed["tel"];
  const renamed = shared.flatMap(([client, ofTicket]) => {
    const value = fixed[client] ?? fixed[ofTicket];
    return value === undefined ? [] : [[client, value] as const];
  });
  const phones =
    tel === undefined || fixed["phones"] !== undefined
      ? []
      : [["phones", tel === null ? null : [tel]] as const];
  return objectOf([...Object.entries(fixed), ...renamed, ...phones]);
}

/** The same under the names of a ticket's customer. */
export function asTicketCustomer(fixed: JsonObject, settings: Settings): JsonObject {
  const renamed = shared.flatMap(([client, ofTicket]) => {
    const value = fixed[ofTicket] ?? fixed[client];
    return value === undefined ? [] : [[ofTicket, value] as const];
  });
  const phones = fixed["phones"];
  const tel = fixed["tel"] ?? (isArray(phones) ? phones[0] : phones);
  const email = fixed["email"];
  return objectOf([
    ...Object.entries(fixed),
    ...renamed,
    ...(tel === undefined ? [] : [["tel", tel] as const]),
    ...(email === undefined ? [] : [[settings.customerFields.email, email] as const]),
  ]);
}

/** What the person behind a ticket's customer decides about it. */
export function ticketCustomerOf(person: Person, settings: Settings): Readonly<Record<string, Json>> {
  return {
    name: person.name,
    gender: person.gender,
    age: person.age,
    tel: person.phone,
    weixin: person.weixin,
    __openid: person.openid,
    [settings.customerFields.email]: person.email,
  };
}
