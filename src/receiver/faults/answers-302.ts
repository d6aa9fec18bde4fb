import type { Fault } from "./fault.ts";

export const answers302: Fault = {
  id: "answers-302",
  title: "It answers with a redirect",
  spoil: () => ({ acknowledge: () => ({ status: 302, headers: { location: "/login" } }) }),
};
