import { createRequire } from "node:module";
import type { Json } from "../json/json.ts";
import type { Hint } from "./hints.ts";

type Method = (...args: readonly Json[]) => unknown;
type FakerLike = Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
  seed(seed: number): void;
  setDefaultRefDate(date: string): void;
};

const pools = new Map<string, Hint | undefined>();
const poolSize = 256;

/**
 * A hint answered from a pool of values of one of faker's methods, filled once with a fixed seed: a pick from a table costs
 * a hundredth of a call. Undefined if faker has no such method, or it fails with these arguments, or makes no JSON.
 */
export function fakerHint(name: string, args: readonly Json[]): Hint | undefined {
  const key = `${name} ${JSON.stringify(args)}`;
  if (!pools.has(key)) {
    const values = valuesOf(name, args);
    pools.set(key, values === undefined ? undefined : (stream) => stream.pick(values));
  }
  return pools.get(key);
}

/** All methods of faker, for "did you mean". */
export function fakerMethods(): readonly string[] {
  return Object.entries(loadFaker()).flatMap(([module, value]) =>
    typeof value !== "object" || value === null
      ? []
      : methodNames(value).map((method) => `${module}.${method}`),
  );
}

function methodNames(module: object): readonly string[] {
  const own = [...Object.keys(module), ...Object.getOwnPropertyNames(Object.getPrototypeOf(module))];
  return own.filter(
    (name) => name !== "constructor" && typeof (module as Record<string, unknown>)[name] === "function",
  );
}

function valuesOf(name: string, args: readonly Json[]): readonly Json[] | undefined {
  const [moduleName = "", methodName = "", ...more] = name.split(".");
  const faker = loadFaker();
  const module = Object.hasOwn(faker, moduleName) ? faker[moduleName] : undefined;
  if (typeof module !== "object" || more.length > 0 || !methodNames(module).includes(methodName))
    return undefined;
  const method = module[methodName] as Method;
  faker.seed(20_210_401);
  faker.setDefaultRefDate("2021-04-01T00:00:00Z");
  try {
    return Array.from({ length: poolSize }, () => jsonOf(method.apply(module, [...args])));
  } catch {
    return undefined;
  }
}

function jsonOf(value: unknown): Json {
  return typeof value === "bigint" ? value : (JSON.parse(JSON.stringify(value)) as Json);
}

/** Synchronously, because compiling a schema is, and only when a schema asks: it takes 35 ms. */
function loadFaker(): FakerLike {
  const { faker } = createRequire(import.meta.url)("@faker-js/faker/locale/zh_CN") as { faker: FakerLike };
  return faker;
}
