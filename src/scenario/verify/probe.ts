import type { Json, JsonObject } from "../../json/json.ts";
import type { ProbeStep } from "../format.ts";
import { compilePath } from "../json-path.ts";
import type { Audit } from "./audit.ts";
import { hintFor, mistake, placed } from "./mistake.ts";
import { verifyReferences } from "./references.ts";

/** A `probe`: its references, its paths, and whether it may run a program. */
export async function verifyProbe(step: ProbeStep, { names, allowCommands }: Audit): Promise<void> {
  const { source, question, until } = step;
  if (step.needs !== null && !names.variables.has(step.needs)) {
    throw mistake(
      source,
      "/needs",
      `There is no variable ${step.needs}`,
      hintFor(step.needs, [...names.variables.keys()]),
    );
  }
  if ("run" in question && !allowCommands) {
    throw mistake(
      source,
      "/probe/run",
      "This probe runs a program",
      "Allow it with --allow-commands, if you trust this scenario.",
    );
  }
  const asked: JsonObject =
    "run" in question ? { run: question.run } : { get: question.get, headers: question.headers };
  verifyReferences(asked, names, placed(source, "/probe"));
  const expected: Json = { ...(until.body === undefined ? {} : { body: until.body }), text: until.text };
  verifyReferences(expected, names, placed(source, "/probe/until"));
  for (const [index, { path, is }] of until.where.entries()) {
    const at = `/probe/until/where/${index}`;
    const problem = (await compilePath(path)).problem;
    if (problem !== null) throw mistake(source, `${at}/path`, `${path} is not a JSONPath: ${problem}`);
    if (is !== undefined) verifyReferences({ is }, names, placed(source, at));
  }
}
