import { describe, expect, it } from "vitest";
import { checks } from "../../src/checks/index.ts";
import { faults } from "../../src/receiver/faults/index.ts";
import { broken } from "./broken.ts";

describe("The receivers with mistakes", () => {
  it("number at least eighty, each under a name of its own", () => {
    expect(broken.length).toBeGreaterThanOrEqual(80);
    expect(new Set(broken.map(({ fault }) => fault)).size).toBe(broken.length);
  });

  it("include every mistake of the embedded receiver", () => {
    const names = new Set(broken.map(({ fault }) => fault));
    expect(faults.filter(({ id }) => !names.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("need every check, each of which finds at least one of them", () => {
    const needed = new Set(broken.flatMap(({ found, informs }) => [...found, ...(informs ?? [])]));
    expect(checks.filter(({ id }) => !needed.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("are known to name only checks that exist", () => {
    const ids = new Set(checks.map(({ id }) => id));
    const named = broken.flatMap(({ found, informs }) => [...found, ...(informs ?? [])]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
