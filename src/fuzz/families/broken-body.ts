import type { Tampering } from "../../wire/request.ts";
import { writeCompact } from "../../json/write-compact.ts";
import type { Family } from "../family.ts";
import type { Mutation } from "../mutation.ts";

const encode = (text: string) => new TextEncoder().encode(text);

/** Signed bodies that are no notification: the receiver may refuse them, but must survive. */
export const brokenBodyFamily: Family = {
  id: "broken-body",
  title: "bodies that are no notification",
  section: "4.1",
  why: "Anybody can post anything to a public URL.",
  fix: "Verify the signature first, catch parse errors, limit the body's size, and answer with a status.",
  mutations: ({ notification }) => {
    const right = writeCompact(notification);
    const bodies: readonly (readonly [string, Uint8Array])[] = [
      ["is empty", new Uint8Array(0)],
      ["is cut in the middle", encode(right.slice(0, right.length >> 1))],
      ["is a list", encode(`[${right}]`)],
      ["is null", encode("null")],
      ["is not JSON", encode("id=1&event=new_ticket.closed")],
      ["is not UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
      ["begins with a byte order mark", encode(`\uFEFF${right}`)],
      ["is nested 20,000 levels deep", encode("[".repeat(20_000) + "]".repeat(20_000))],
      ["is 2 MB long", encode(right.replace(/\}$/, `,"padding":"${"x".repeat(2_000_000)}"}`))],
    ];
    return bodies.map(([what, signedBody]) => tampering("broken-body", { signedBody }, `its body ${what}`));
  },
};

/** A hostile mutation of the request itself. */
export function tampering(family: string, tampering: Tampering, reads: string): Mutation {
  return { family, level: "hostile", change: { do: "tamper", tampering }, reads };
}
