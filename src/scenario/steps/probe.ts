import type { Json } from "../../json/json.ts";
import { writeCompact } from "../../json/write-compact.ts";
import type { Reply, Silence } from "../ask.ts";
import { askProgram, askUrl } from "../ask.ts";
import type { ProbeStep, Until } from "../format.ts";
import { compilePath } from "../json-path.ts";
import { misfitOf } from "../misfit.ts";
import type { Resolve } from "../reference.ts";
import { filled, filledAsText } from "../reference.ts";
import type { Stage } from "../stage.ts";
import { resolveOn } from "../stage.ts";
import type { Outcome } from "./outcome.ts";
import { informed, passed } from "./outcome.ts";

/** Asks until everything that is expected holds, or time is up. */
export async function playProbe(step: ProbeStep, stage: Stage): Promise<Outcome> {
  if (step.needs !== null && String(stage.variables.get(step.needs) ?? "") === "") {
    return informed(`left out, since the variable ${step.needs} has no value`);
  }
  const resolve = resolveOn(stage, 0);
  const { question } = step;
  const deadline = stage.elapsed() + step.withinMs;
  const ask = (): Promise<Reply | Silence> => {
    const timeLeft = deadline - stage.elapsed();
    if ("run" in question)
      return askProgram(
        question.run.map((word) => filledAsText(word, resolve)),
        stage.env,
        timeLeft,
      );
    const headers = Object.fromEntries(
      Object.entries(question.headers).map(([name, value]) => [name, filledAsText(value, resolve)]),
    );
    return askUrl(filledAsText(question.get, resolve), headers, timeLeft);
  };

  let missing: Missing | null = null;
  for (;;) {
    const reply = await ask();
    const found = await missingFrom(reply, step.until, resolve);
    if (found === null) return passed;
    // The last question may run out of time; what was answered before says more.
    if (missing === null || !("reason" in reply)) missing = found;
    if (stage.elapsed() + step.everyMs >= deadline || stage.signal?.aborted === true)
      return { status: "fail", ...missing, deliveries: [] };
    await stage.sleep(step.everyMs);
  }
}

interface Missing {
  readonly expected: string;
  readonly actual: string;
}

/** The first expectation that does not hold; null if all do. */
async function missingFrom(reply: Reply | Silence, until: Until, resolve: Resolve): Promise<Missing | null> {
  if ("reason" in reply) return { expected: "an answer", actual: `none: ${reply.reason}` };
  const { status, exit, body, text, where } = until;
  if (status !== null && reply.status !== status)
    return { expected: `status ${status}`, actual: `status ${reply.status}` };
  if (reply.exit !== null && reply.exit !== (exit ?? 0))
    return { expected: `exit code ${exit ?? 0}`, actual: `exit code ${reply.exit}` };
  if (text !== null) {
    const part = filledAsText(text, resolve);
    if (!reply.text.includes(part))
      return { expected: `an answer with ${JSON.stringify(part)}`, actual: shown(reply.text) };
  }
  if (body !== undefined) {
    if (reply.json === undefined) return { expected: "an answer in JSON", actual: jsonShown(reply) };
    const misfit = misfitOf(reply.json, filled(body, resolve));
    if (misfit !== null) {
      const place = misfit.pointer === "" ? "" : `${misfit.pointer} `;
      return {
        expected: `${place}${shown(writeCompact(misfit.expected))}`,
        actual: `${place}${valueShown(misfit.actual)}`,
      };
    }
  }
  for (const { path, is, count } of where) {
    const compiled = await compilePath(path);
    const found = compiled.problem === null && reply.json !== undefined ? compiled.find(reply.json) : [];
    if (count !== null && found.length !== count)
      return { expected: `${count} at ${path}`, actual: `${found.length} in ${jsonShown(reply)}` };
    if (is === undefined) {
      if (count === null && found.length === 0)
        return { expected: `something at ${path}`, actual: jsonShown(reply) };
      continue;
    }
    const expected = filled(is, resolve);
    if (!found.some((value) => misfitOf(value, expected) === null))
      return { expected: `${writeCompact(expected)} at ${path}`, actual: valuesShown(found) };
  }
  return null;
}

const longestShown = 300;

function shown(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

function jsonShown({ json, text, status }: Reply): string {
  if (json === undefined)
    return `${status === null ? "" : `status ${status}, `}no JSON: ${shown(JSON.stringify(text))}`;
  return shown(writeCompact(json));
}

function valueShown(value: Json | undefined): string {
  return value === undefined ? "is not there" : shown(writeCompact(value));
}

function valuesShown(values: readonly Json[]): string {
  return values.length === 0 ? "nothing there" : shown(values.map(writeCompact).join(", "));
}
