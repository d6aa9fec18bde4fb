import { describe, expect, it } from "vitest";
import { correct } from "./correct.ts";
import { examine } from "./examine.ts";
import { canRun } from "./prove.ts";

describe("The suite finds nothing wrong with a correct receiver", () => {
  for (const receiver of correct) {
    const note = canRun(receiver) ? "" : ` (not run: ${receiver.language} is not installed)`;
    it.skipIf(note !== "")(
      `${receiver.name}${note}`,
      async () => {
        const { found, diagnosis, failures } = await examine(await receiver.receive(), { thorough: true });
        expect({ found, diagnosis, failures }).toEqual({ found: [], diagnosis: [], failures: [] });
      },
      60_000,
    );
  }

  it("holds for at least twenty", () => {
    expect(correct.length).toBeGreaterThanOrEqual(20);
  });
});
