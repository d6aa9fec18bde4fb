import type { Family } from "../family.ts";

/** Bytes that arrive in pieces (TCP promises no more), and chunked framing, which the platform does not use. */
export const paceFamily: Family = {
  id: "pace",
  title: "bytes that arrive in pieces",
  section: "4.1",
  why: "TCP delivers a body in pieces of any size.",
  fix: "Collect the bytes until Content-Length is reached, then decode them once.",
  mutations: () => [
    {
      family: "pace",
      level: "documented",
      change: { do: "pace", cuts: [0], pauseMs: 15, framing: "length" },
      reads: "its body comes after a pause",
    },
    {
      family: "pace",
      level: "documented",
      change: { do: "pace", cuts: [0.1, 0.3, 0.5, 0.501, 0.7, 0.9], pauseMs: 2, framing: "length" },
      reads: "its body comes in seven pieces",
    },
    {
      family: "pace",
      level: "lenient",
      change: { do: "pace", cuts: [0.2, 0.6], pauseMs: 0, framing: "chunked" },
      reads: "its body is chunked",
    },
  ],
};
