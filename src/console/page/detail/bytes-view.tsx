import { useState } from "preact/hooks";

import type { BytesJson } from "../../../index.ts";
import { t } from "../store.ts";

/** Bytes shown before one asks for all of them. */
const first = 512;
const perLine = 16;

/** Bytes as a hex dump. */
export function BytesView({ bytes }: { readonly bytes: BytesJson }) {
  const [all, setAll] = useState(false);
  const whole = "text" in bytes ? new TextEncoder().encode(bytes.text) : decoded(bytes.base64);
  const part = all ? whole : whole.subarray(0, first);
  const lines = Array.from({ length: Math.ceil(part.length / perLine) }, (_, index) =>
    part.subarray(index * perLine, (index + 1) * perLine),
  );
  return (
    <>
      <pre class="hex" tabIndex={0} aria-label={t("detail.hex")}>
        {lines.map((line, index) => `${dump(line, index * perLine)}\n`).join("")}
      </pre>
      {whole.length > part.length && (
        <button type="button" class="small" onClick={() => setAll(true)}>
          {t("detail.more", { n: whole.length })}
        </button>
      )}
    </>
  );
}

function dump(line: Uint8Array, offset: number): string {
  const hex = [...line].map((byte) => byte.toString(16).padStart(2, "0"));
  const text = [...line].map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : "·"));
  return `${offset.toString(16).padStart(5, "0")}  ${hex.join(" ").padEnd(perLine * 3 - 1)}  ${text.join("")}`;
}

function decoded(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
