import { useEffect, useRef } from "preact/hooks";

import { helping, t } from "../store.ts";
import type { WordKey } from "../words/en.ts";
import { CloseIcon } from "./icons.tsx";

const keys: readonly (readonly [keys: readonly string[], about: WordKey])[] = [
  [["Space"], "help.play"],
  [["→", "n"], "help.step"],
  [["r"], "help.restart"],
  [["R"], "help.reseed"],
  [["1", "2", "3", "4"], "help.pace"],
  [["p"], "help.presenter"],
  [["j", "k"], "help.select"],
  [["g", "b", "h"], "help.pages"],
  [["l"], "help.language"],
  [["Esc"], "help.close"],
];

export function HelpDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="help" ref={dialog} aria-labelledby="help-title" onClose={() => (helping.value = false)}>
      <div class="help-head">
        <h2 id="help-title">{t("help.title")}</h2>
        <button
          type="button"
          class="tool"
          aria-label={t("app.close")}
          onClick={() => (helping.value = false)}
        >
          <CloseIcon />
        </button>
      </div>
      <dl>
        {keys.map(([names, about]) => (
          <div key={about}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(about)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
