import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { systemTextJson } from "../languages/system-text-json.ts";
import { rewritten } from "../languages/dialect.ts";

export const dotnetSystemTextJson: Hypothesis = {
  id: "dotnet-system-text-json",
  title: "The receiver hashes re-serialised JSON (System.Text.Json)",
  formula: "SHA1(JsonSerializer.Serialize(JsonElement) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, systemTextJson), probe),
  why: "System.Text.Json escapes every character that is not ASCII, in upper-case hexadecimal, and quotes and `<`, `>`, `&`, `+` as well.",
  fix: keepRawBody,
};
