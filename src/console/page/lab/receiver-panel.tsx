import { useState } from "preact/hooks";

import { api } from "../api-client.ts";
import { faultTitle } from "../parts/fault-title.ts";
import { CheckIcon } from "../parts/icons.tsx";
import { attempt, catalogue, t, target } from "../store.ts";

/** The embedded receiver with its mistakes, or one's own. */
export function ReceiverPanel() {
  const { embedded, fault } = target.value;
  const [filter, setFilter] = useState("");
  const faults = (catalogue.value?.faults ?? []).filter(({ id }) =>
    `${id} ${faultTitle(id)}`.toLowerCase().includes(filter.toLowerCase()),
  );
  const choose = async (id: string | null) => {
    const state = await attempt(() => api.target({ embedded: true, fault: id }));
    if (state !== null) target.value = state.target;
  };
  return (
    <>
      <h2>{t("lab.receiver")}</h2>
      <OwnReceiver />
      <h3>{t("lab.embedded")}</h3>
      <p class="legend">{t("lab.embedded.about")}</p>
      <FaultButton
        title={t("lab.correct")}
        name=""
        chosen={embedded && fault === null}
        choose={() => void choose(null)}
      />
      <div class="fault-search">
        <input
          type="search"
          class="field"
          placeholder={t("lab.fault.filter")}
          aria-label={t("lab.fault.filter")}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
        <small>{t("lab.fault.count", { n: faults.length })}</small>
      </div>
      <ul class="faults" tabIndex={0} aria-label={t("lab.embedded")}>
        {faults.map(({ id }) => (
          <li key={id}>
            <FaultButton
              title={faultTitle(id)}
              name={id}
              chosen={embedded && fault === id}
              choose={() => void choose(id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function FaultButton({
  title,
  name,
  chosen,
  choose,
}: {
  readonly title: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}) {
  return (
    <button
      type="button"
      class={name === "" ? "fault fault-none" : "fault"}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span class="fault-mark">{chosen && <CheckIcon size={14} />}</span>
      <span>
        {title}
        {name !== "" && <code>{name}</code>}
      </span>
    </button>
  );
}

function OwnReceiver() {
  const { embedded, url } = target.value;
  const [draft, setDraft] = useState(embedded ? "http://127.0.0.1:3000/webhook" : url);
  const [secret, setSecret] = useState("");
  const use = async () => {
    const state = await attempt(() => api.target({ url: draft, ...(secret === "" ? {} : { secret }) }));
    if (state === null) return;
    target.value = state.target;
    // The page forgets it as soon as the server has it.
    setSecret("");
  };
  return (
    <details class="own" open={!embedded}>
      <summary>
        {t("lab.own")}
        {!embedded && <span class="chip chip-stated">{t("lab.own.used")}</span>}
      </summary>
      <p class="legend">{t("lab.own.about")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void use();
        }}
      >
        <label>
          {t("lab.own.url")}
          <input
            class="field"
            type="text"
            inputMode="url"
            required
            value={draft}
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
        </label>
        <label>
          {t("lab.own.secret")}
          <input
            class="field"
            type="password"
            autocomplete="off"
            placeholder={embedded ? "" : "••••••••"}
            value={secret}
            onInput={(event) => setSecret(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          {t("lab.own.use")}
        </button>
      </form>
    </details>
  );
}
