import { concurrency } from "./body.mjs";

/**
 * Waits for `{ port, count }`, delivers so often after a warm-up, and sends back deliveries per second of this process's
 * CPU time. `prepare(port)` resolves to a function that delivers once and tells whether the status was 200.
 */
export async function measured(prepare) {
  process.once("message", async ({ port, count }) => {
    const deliver = await prepare(port);
    let createdAt = 1_617_242_400;
    const run = async (total) => {
      let left = total;
      const lane = async () => {
        while (left-- > 0)
          if (!(await deliver(createdAt++))) throw new Error("not every delivery was acknowledged");
      };
      await Promise.all(Array.from({ length: concurrency }, lane));
    };
    await run(Math.ceil(count / 4));
    const before = process.cpuUsage();
    await run(count);
    const { user, system } = process.cpuUsage(before);
    process.send((count * 1e6) / (user + system));
    process.disconnect();
  });
}
