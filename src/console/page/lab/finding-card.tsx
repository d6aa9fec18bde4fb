import type { Stage } from "../stage/fold.ts";
import { t } from "../store.ts";

/** A confirmed cause: what it is, why it matters, how to mend it. */
export function FindingCard({ finding }: { readonly finding: Stage["findings"][number] }) {
  return (
    <article class="finding">
      <small>{t("lab.finding")}</small>
      <h3>{finding.title}</h3>
      <p>{finding.why}</p>
      <details>
        <summary>{t("lab.evidence")}</summary>
        <ul>
          {finding.evidence.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <details open>
        <summary>{t("lab.fix")}</summary>
        <Fix text={finding.fix} />
      </details>
    </article>
  );
}

/** Markdown as far as fixes use it: paragraphs, and code between fences. */
function Fix({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/^```\w*\n?/m).map((part, index) =>
        index % 2 === 1 ? (
          <pre key={index} class="raw" tabIndex={0}>
            {part.trimEnd()}
          </pre>
        ) : (
          part
            .split(/\n{2,}/)
            .filter((paragraph) => paragraph.trim() !== "")
            .map((paragraph) => <p key={paragraph}>{paragraph.replaceAll("`", "")}</p>)
        ),
      )}
    </>
  );
}
