import type { DeliveryDetail, DeliveryOutcome } from "../../api.ts";
import { language, t } from "../store.ts";
import { reasonText } from "../words/reason.ts";
import { isWordKey } from "../words/say.ts";

/** What the receiver answered, and when. */
export function AnswerPanel({ detail: { outcome } }: { readonly detail: DeliveryDetail }) {
  if (outcome === null) return <p>{t("verdict.flying")}</p>;
  const { answer } = outcome;
  return (
    <>
      {answer === null ? (
        <p class="quiet-text">
          {t("detail.answer.none")} {reasonText(outcome.reason, language.value)}
        </p>
      ) : (
        <>
          <div class="wire">
            <code>
              <b>
                HTTP/{answer.httpVersion} {answer.status}
              </b>{" "}
              {answer.reason}
            </code>
            {answer.headers.map(([name, value], index) => (
              <code key={index}>
                <b>{name}</b>: {value}
              </code>
            ))}
          </div>
          <h3>{t("detail.answer.body")}</h3>
          <AnswerBody body={answer.body} />
        </>
      )}
      {outcome.address !== null && (
        <p class="legend">{t("detail.answer.address", { address: outcome.address })}</p>
      )}
      <h3>{t("detail.timings")}</h3>
      <Timings outcome={outcome} />
      {outcome.violations.length > 0 && (
        <>
          <h3>{t("detail.violations")}</h3>
          <p>{outcome.violations.join(", ")}</p>
        </>
      )}
    </>
  );
}

function AnswerBody({ body }: { readonly body: NonNullable<DeliveryOutcome["answer"]>["body"] }) {
  const text = "text" in body ? body.text : body.base64;
  if (text === "") return <p class="quiet-text">{t("detail.answer.empty")}</p>;
  return (
    <pre class="raw" tabIndex={0}>
      {text}
    </pre>
  );
}

function Timings({ outcome }: { readonly outcome: DeliveryOutcome }) {
  const steps = Object.entries(outcome.timings).flatMap(([name, ms]) => (ms === null ? [] : [{ name, ms }]));
  const end = Math.max(0.001, ...steps.map(({ ms }) => ms));
  return (
    <ul class="timings">
      {steps.map(({ name, ms }) => {
        const key = `timing.${name}`;
        return (
          <li key={name}>
            <span>{isWordKey(key) ? t(key) : name}</span>
            <meter min={0} max={end} value={ms} aria-label={name} />
            <b>{ms.toFixed(1)} ms</b>
          </li>
        );
      })}
    </ul>
  );
}
