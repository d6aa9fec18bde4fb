import { fullFormats } from "ajv-formats/dist/formats.js";

/** Formats that speak about numbers, as OpenAPI defines them. */
export const numberFormats: Readonly<
  Record<string, { readonly minimum: number | bigint; readonly maximum: number | bigint } | undefined>
> = {
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  int64: { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n },
};

type Test = (text: string) => boolean;

const tests = new Map<string, Test | undefined>();

/** Whether a text has a format, as ajv-formats (in full mode) judges it; undefined for a format that constrains no text. */
export function isFormat(name: string): Test | undefined {
  if (!tests.has(name)) tests.set(name, testOf(name));
  return tests.get(name);
}

function testOf(name: string): Test | undefined {
  if (!Object.hasOwn(fullFormats, name)) return undefined;
  const definition: unknown = fullFormats[name as keyof typeof fullFormats];
  if (typeof definition === "function") return definition as Test;
  if (definition instanceof RegExp) return (text) => definition.test(text);
  if (typeof definition !== "object" || definition === null) return undefined;
  const { type, validate } = definition as { type?: string; validate?: unknown };
  if (type === "number") return undefined;
  return validate instanceof RegExp ? (text) => validate.test(text) : (validate as Test);
}
