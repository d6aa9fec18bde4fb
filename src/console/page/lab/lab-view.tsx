import { t } from "../store.ts";
import { CheckPanel } from "./check-panel.tsx";
import { ReceiverPanel } from "./receiver-panel.tsx";
import { ResultPanel } from "./result-panel.tsx";

/** Choose who receives, then see what it makes of the interface. */
export function LabView() {
  return (
    <>
      <section class="lab-side" aria-label={t("lab.receiver")}>
        <ReceiverPanel />
      </section>
      <section class="lab-main" aria-label={t("lab.check")}>
        <CheckPanel />
        <ResultPanel />
      </section>
    </>
  );
}
