import { useState } from "preact/hooks";

import { api } from "../api-client.ts";
import { CloseIcon, PlayIcon } from "../parts/icons.tsx";
import { attempt, catalogue, chosenStory, language, t } from "../store.ts";
import { triggersInChinese } from "../words/actions.ts";
import { storyAbout, storyTitle } from "./step-text.ts";

/** What can be put on the stage: stories, an ordinary day, a single topic. */
export function StoryPicker({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const [filter, setFilter] = useState("");
  const stories = (catalogue.value?.scenarios ?? [])
    .toSorted((one, other) => Number(other.name === "demo") - Number(one.name === "demo"))
    .filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(filter.toLowerCase()));
  const choose = (name: string, plays: boolean) => {
    chosenStory.value = name;
    close();
    if (plays) void attempt(() => api.play({ scenario: name }));
  };
  return (
    <aside class={open ? "picker picker-open" : "picker"} aria-label={t("story.pick")}>
      <div class="picker-head">
        <h2>{t("story.pick")}</h2>
        <button type="button" class="tool picker-close" aria-label={t("app.close")} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <input
        type="search"
        class="field"
        placeholder={t("story.filter")}
        aria-label={t("story.filter")}
        value={filter}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      <ul class="stories" tabIndex={0} aria-label={t("story.pick")}>
        {stories.map((story) => (
          <li key={story.name} class={chosenStory.value === story.name ? "story story-chosen" : "story"}>
            <button
              type="button"
              class="story-name"
              aria-pressed={chosenStory.value === story.name}
              onClick={(event) => {
                // So that the space bar plays what the mouse has chosen.
                if (event.detail > 0) event.currentTarget.blur();
                choose(story.name, false);
              }}
            >
              <strong>{storyTitle(story)}</strong>
              {chosenStory.value === story.name && <span class="story-about">{storyAbout(story)}</span>}
              <small>{t("story.steps", { n: story.steps.length })}</small>
            </button>
            <button
              type="button"
              class="story-play"
              aria-label={`${t("transport.play")}: ${storyTitle(story)}`}
              onClick={() => choose(story.name, true)}
            >
              <PlayIcon size={16} />
            </button>
          </li>
        ))}
        {stories.length === 0 && <li class="quiet-text">{t("story.none")}</li>}
      </ul>
      <Day close={close} />
      <SingleTopic close={close} />
    </aside>
  );
}

function Day({ close }: { readonly close: () => void }) {
  const [rate, setRate] = useState(3);
  return (
    <details class="extra">
      <summary>{t("story.day")}</summary>
      <p>{t("story.day.about")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void attempt(() => api.play({ day: { rate } }));
        }}
      >
        <label>
          {t("story.day.rate")}
          <input
            class="field field-short"
            type="number"
            min="0.5"
            max="1000"
            step="0.5"
            value={rate}
            onInput={(event) => setRate(Number(event.currentTarget.value))}
          />
        </label>
        <button type="submit" class="small">
          <PlayIcon size={14} />
          {t("transport.play")}
        </button>
      </form>
    </details>
  );
}

function SingleTopic({ close }: { readonly close: () => void }) {
  const topics = catalogue.value?.topics ?? [];
  const [topic, setTopic] = useState(topics[0]?.topic ?? "cdr.hangup");
  const [times, setTimes] = useState(1);
  const trigger = topics.find((row) => row.topic === topic)?.trigger ?? "";
  return (
    <details class="extra">
      <summary>{t("story.topic")}</summary>
      <p>{language.value === "zh" ? (triggersInChinese[topic] ?? trigger) : trigger}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void attempt(() => api.send({ topic, times }));
        }}
      >
        <select
          class="field"
          aria-label={t("story.topic")}
          value={topic}
          onChange={(event) => {
            const found = topics.find((row) => row.topic === event.currentTarget.value);
            if (found !== undefined) setTopic(found.topic);
          }}
        >
          {topics.map((row) => (
            <option key={row.topic}>{row.topic}</option>
          ))}
        </select>
        <label>
          {t("story.topic.times")}
          <input
            class="field field-short"
            type="number"
            min="1"
            max="20000"
            value={times}
            onInput={(event) => setTimes(Number(event.currentTarget.value))}
          />
        </label>
        <button type="submit" class="small">
          {t("story.send")}
        </button>
      </form>
    </details>
  );
}
