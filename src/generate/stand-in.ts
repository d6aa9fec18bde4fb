// TEMPORARY, by the founder, so that others can run while compile.ts is being built. Delete this file when compile lands.
import type { Json } from "../json/json.ts";
import { hintOf } from "./hint-of.ts";
import type { Stream } from "./stream.ts";

export function standIn(root: any): (stream: Stream) => Json {
  const gen = (s: any, st: Stream): any => {
    if (s === true || s === undefined) return "任意";
    if (s.const !== undefined) return s.const;
    if (s.enum) return st.pick(s.enum);
    if (s["x-faker"]) {
      const h = hintOf(s["x-faker"]);
      if (h) return h(st);
    }
    const type = Array.isArray(s.type) ? s.type[0] : s.type;
    if (type === "object") {
      const out: any = {};
      for (const [k, p] of Object.entries(s.properties ?? {}))
        if (s.required?.includes(k) || st.fork(`${k}?`).chance(0.9)) out[k] = gen(p, st.fork(k));
      for (const rule of s.allOf ?? []) {
        const ok = Object.entries(rule.if?.properties ?? {}).every(
          ([k, p]: any) => k in out && (p.enum ?? [p.const]).includes(out[k]),
        );
        if (ok)
          for (const [k, p] of Object.entries(rule.then?.properties ?? {}) as any)
            if (k in out && p.enum && !p.enum.includes(out[k])) out[k] = st.fork(k).pick(p.enum);
      }
      return out;
    }
    if (type === "array")
      return Array.from({ length: Math.max(s.minItems ?? 1, 2) }, (_, i) => gen(s.items, st.fork(i)));
    if (type === "integer")
      return s.format === "int64"
        ? st.chance(0.3)
          ? 9007199254740993n + BigInt(st.int(0, 1e9))
          : st.int(1, 1e12)
        : st.int(Math.max(0, s.minimum ?? 0), Math.min(1e6, s.maximum ?? 1e6));
    if (type === "number") return st.int(0, 1000) / 10;
    if (type === "boolean") return st.chance(0.5);
    if (s.format === "date-time") return "2021-04-01T09:00:00+08:00";
    if (type === "string") return "文本" + st.int(0, 999);
    return st.pick(["文本", 12, true, ["a"], { a: 1 }] as any[]);
  };
  return (stream) => gen(root, stream);
}
