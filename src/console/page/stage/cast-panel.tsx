import { RoleIcon } from "../parts/icons.tsx";
import { knowledge, recorded, stage, t } from "../store.ts";
import { isWordKey } from "../words/say.ts";
import type { Character } from "./fold.ts";
import { heardOf } from "./heard.ts";

/** Who and what takes part, in which state, and whether the receiver knows it. */
export function CastPanel() {
  const { characters } = stage.value;
  // Characters change in place: each card is given a copy, so that it is drawn when something is new.
  const all = [...characters.values()].map((character) => ({ ...character }));
  const people = all.filter(({ cast }) => cast.role === "agent" || cast.role === "client");
  const things = all.filter((character) => !people.includes(character));
  return (
    <aside class="cast" aria-label={t("cast.label")}>
      <h2>{t("cast.label")}</h2>
      {all.length === 0 && <p class="quiet-text">{t("cast.empty")}</p>}
      <ul class="characters" tabIndex={0} aria-label={t("cast.label")}>
        {[...things, ...people].map((character) => (
          <CharacterCard key={character.cast.id} character={character} />
        ))}
      </ul>
    </aside>
  );
}

function CharacterCard({ character }: { readonly character: Character }) {
  const { cast, state, changedAt } = character;
  const roleKey = `role.${cast.role}`;
  const role = isWordKey(roleKey) ? t(roleKey) : cast.role;
  const customer = cast.customer === null ? null : stage.value.characters.get(cast.customer)?.cast;
  const title = cast.name ?? (cast.role === "agent" || cast.role === "client" ? cast.id : role);
  const under =
    cast.count === null ? (customer?.name ?? cast.customer ?? "") : t("cast.group", { n: cast.count });
  const stateKey = `state.${state}`;
  return (
    <li class={`character role-${cast.role}`}>
      <span class="character-mark">
        <RoleIcon role={cast.role} size={18} />
      </span>
      <div class="character-who">
        <strong>{title}</strong>
        <small>{title === role ? under : [role, under].filter(Boolean).join(" · ")}</small>
      </div>
      {state !== null && (
        <span
          key={`${state}${changedAt}`}
          class={`state state-${state} ${changedAt > 0 ? "state-changed" : ""}`}
        >
          {isWordKey(stateKey) ? t(stateKey) : state}
        </span>
      )}
      <Heard character={character} />
    </li>
  );
}

/** What the receiver has heard about it; only the embedded one can be asked. */
function Heard({ character }: { readonly character: Character }) {
  const { told, play } = stage.value;
  if (character.entity === null || knowledge.value === null || recorded.value !== null) return null;
  const heard = heardOf(character, told.get(character.entity) ?? [], knowledge.value);
  if (heard === null) return null;
  if (heard.missing.length === 0) return <p class="heard heard-all">{t("cast.heard", { n: heard.told })}</p>;
  // What is on its way is not missing yet.
  if (heard.missing.length === 1 && play === "playing" && heard.isLastOnly) return null;
  return (
    <p class="heard heard-missed">
      <strong>{t("cast.missed", { heard: heard.heard, n: heard.told })}</strong>
      <span>{t("cast.missing", { topics: counted(heard.missing) })}</span>
    </p>
  );
}

/** `a, b × 2` */
function counted(topics: readonly string[]): string {
  return [...new Set(topics)]
    .map((topic) => [topic, topics.filter((one) => one === topic).length] as const)
    .map(([topic, count]) => (count === 1 ? topic : `${topic} × ${count}`))
    .join(", ");
}
