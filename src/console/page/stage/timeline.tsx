import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { DownIcon } from "../parts/icons.tsx";
import { stage, t } from "../store.ts";
import { lanes } from "./lanes.ts";
import { createRowHeights } from "./row-heights.ts";
import { endingText } from "./step-text.ts";
import { TimelineRow } from "./timeline-row.tsx";

/** Rows outside of the window that are kept drawn, in pixels, so that scrolling shows no gaps. */
const overscan = 400;

/** What happens, in order: only the rows in the window are drawn, so that ten thousand of them stay smooth. */
export function Timeline() {
  const scroller = useRef<HTMLDivElement>(null);
  const [heights] = useState(createRowHeights);
  const [top, setTop] = useState(0);
  const [windowHeight, setWindowHeight] = useState(600);
  const [follows, setFollows] = useState(true);
  const { rows, scene, ended } = stage.value;
  heights.measure(rows);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWindowHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => setFollows(true), [scene]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null && follows) element.scrollTop = element.scrollHeight;
  }, [heights.total, follows, windowHeight, ended]);

  const first = heights.at(top - overscan);
  const last = Math.min(rows.length, heights.at(top + windowHeight + overscan) + 1);
  const onScroll = () => {
    const element = scroller.current;
    if (element === null) return;
    setTop(element.scrollTop);
    setFollows(element.scrollHeight - element.scrollTop - element.clientHeight < 60);
  };
  const visible = rows.slice(first, last);
  return (
    <div class="timeline-frame">
      <div class="lifelines" aria-hidden="true">
        {lanes.map((lane) => (
          <span key={lane} class={`lifeline lane-${lane}`} />
        ))}
      </div>
      <div
        class="timeline"
        ref={scroller}
        onScroll={onScroll}
        tabIndex={0}
        role="region"
        aria-label={t("stage.label")}
      >
        <ol class="rows" style={{ height: `${heights.total}px` }} aria-live="off">
          {visible.map((row, index) => (
            <TimelineRow
              key={first + index}
              row={row}
              top={heights.topOf(first + index)}
              position={first + index + 1}
              count={rows.length}
            />
          ))}
        </ol>
        <Ending />
      </div>
      {!follows && (
        <button type="button" class="newest" onClick={() => setFollows(true)}>
          <DownIcon size={16} />
          {t("stage.latest")}
        </button>
      )}
    </div>
  );
}

function Ending() {
  const { ended, counts, story } = stage.value;
  if (ended === null) return null;
  if (ended.error !== null)
    return <p class="ending ending-bad">{t("stage.failed", { reason: ended.error })}</p>;
  if (story === null && counts.lost === 0) return null;
  const tone = counts.lost === 0 ? "good" : "bad";
  return <p class={`ending ending-${tone}`}>{endingText(counts.lost)}</p>;
}
