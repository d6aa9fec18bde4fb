import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { fuzzReceiver } from "../../src/fuzz-receiver.ts";
import type { FuzzReceiverOptions } from "../../src/fuzz-receiver.ts";
import { isObject } from "../../src/json/json.ts";
import type { JsonObject } from "../../src/json/json.ts";
import { jsonOf } from "../../src/json/json-of.ts";
import { parseTree } from "../../src/json/parse-tree.ts";
import { readFinding, writeFinding } from "../../src/run/finding-file.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { signatureMatches } from "../../src/wire/signature.ts";

const secret = "s3cret";
const options: FuzzReceiverOptions = {
  secret,
  seed: 7,
  now: new Date("2026-01-31T08:00:00Z"),
  timeMs: 60_000,
};

type Reading = (envelope: JsonObject, data: JsonObject) => number;

/** A receiver that verifies and then answers what `read` says; what throws becomes status 500. */
function receiver(read: Reading) {
  return async (request: Request): Promise<Response> => {
    const body = new Uint8Array(await request.arrayBuffer());
    const signature = request.headers.get("service-signature") ?? "";
    if (!signatureMatches(body, secretOf(secret).bytes(), signature))
      return new Response("forged", { status: 401 });
    try {
      const envelope = jsonOf(parseTree(body));
      const data = isObject(envelope) ? Object.values(envelope).find((value) => isObject(value)) : undefined;
      if (!isObject(envelope) || !isObject(data)) return new Response("no notification", { status: 400 });
      return new Response(null, { status: read(envelope, data) });
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  };
}

const readsOf = async (read: Reading, more: FuzzReceiverOptions = {}) => {
  const { discoveries } = await fuzzReceiver(receiver(read), { ...options, runs: 500, ...more });
  return discoveries.map(({ reads }) => reads);
};

describe("fuzz", () => {
  it("finds nothing in a receiver without faults, and covers every documented combination", async () => {
    const { discoveries, cells, summary } = await fuzzReceiver(
      receiver(() => 200),
      { ...options, runs: 1500 },
    );
    expect(discoveries).toEqual([]);
    expect(cells.filter(({ state }) => state === "open")).toEqual([]);
    expect(cells.length).toBeGreaterThan(500);
    expect(summary.exitCode).toBe(0);
  });

  it("shrinks to the single null that breaks the receiver", async () => {
    const reads = await readsOf(
      (_, data) => (isObject(data["customer"]) && data["customer"]["weixin"] === null ? 500 : 200),
      {
        topics: ["new_ticket.closed", "cdr.hangup"],
      },
    );
    expect(reads).toEqual(["breaks on new_ticket.closed when /new_ticket/customer/weixin is null"]);
  });

  it("shrinks to the pair of nulls that breaks the receiver only together", async () => {
    const reads = await readsOf(
      (_, data) => (data["work_num"] === null && data["user_data"] === null ? 500 : 200),
      { topics: ["cdr.hangup"] },
    );
    expect(reads).toHaveLength(1);
    expect(reads[0]).toContain("/cdr/work_num is null");
    expect(reads[0]).toContain("/cdr/user_data is null");
    expect(reads[0]?.match(/ is /g)).toHaveLength(2);
  });

  it("shrinks a text to the shortest that breaks the receiver", async () => {
    const reads = await readsOf(
      (_, data) => (typeof data["content"] === "string" && data["content"].length > 255 ? 500 : 200),
      {
        topics: ["new_ticket.comment"],
      },
    );
    expect(reads).toEqual([
      "breaks on new_ticket.comment when /new_ticket/content is a text of 256 characters",
    ]);
  });

  it("keeps causes apart and names each once, with all topics that it holds for", async () => {
    const { discoveries } = await fuzzReceiver(
      receiver((envelope, data) => {
        if (String(envelope["event"]).startsWith("conversation.") && data["search_engine"] === null)
          return 500;
        return data["gender"] === null || (isObject(data["customer"]) && data["customer"]["gender"] === null)
          ? 422
          : 200;
      }),
      {
        ...options,
        runs: 500,
        topics: ["conversation.created", "conversation.closed", "new_ticket.closed"],
      },
    );
    expect(discoveries.map(({ reads, topics }) => [reads, topics])).toEqual([
      [
        "breaks on conversation.created when /conversation/search_engine is null",
        ["conversation.created", "conversation.closed"],
      ],
      ["breaks on new_ticket.closed when /new_ticket/customer/gender is null", ["new_ticket.closed"]],
    ]);
  });

  it("finds a receiver that takes a repeated id for a repeated event", async () => {
    const seen = new Set<string>();
    const reads = await readsOf(
      (envelope) => {
        const id = String(envelope["id"]);
        if (seen.has(id)) return 409;
        seen.add(id);
        return 200;
      },
      { topics: ["client.updated"], runs: 400 },
    );
    expect(reads).toEqual([
      "breaks on client.updated when it has the id of the one before it, after client.updated",
    ]);
  });

  it("names a failure flaky that does not repeat", async () => {
    let count = 0;
    const { discoveries } = await fuzzReceiver(
      receiver(() => (++count === 40 ? 503 : 200)),
      { ...options, topics: ["cdr.hangup"], runs: 300 },
    );
    expect(discoveries.map(({ flaky, broke }) => ({ flaky, broke }))).toEqual([{ flaky: true, broke: 0 }]);
  });

  it("finds forged requests that are acknowledged, at the hostile level only", async () => {
    const acknowledgesAll = async () => new Response(null, { status: 200 });
    const documented = await fuzzReceiver(acknowledgesAll, { ...options, topics: ["cdr.hangup"], runs: 300 });
    const hostile = await fuzzReceiver(acknowledgesAll, {
      ...options,
      topics: ["cdr.hangup"],
      runs: 500,
      level: "hostile",
    });
    expect(documented.discoveries).toEqual([]);
    expect(new Set(hostile.discoveries.map(({ breakage }) => breakage))).toEqual(
      new Set(["forged-acknowledged"]),
    );
    expect(hostile.summary.exitCode).toBe(1);
  });

  it("tells a crash from a refusal, and ends when nobody starts the receiver again", async () => {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        if (!Buffer.concat(chunks).toString().includes('"trunk_number":null')) return response.end();
        request.socket.destroy();
        server.close();
        server.closeAllConnections();
        return response;
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const { discoveries, ended } = await fuzzReceiver(`http://127.0.0.1:${port}/`, {
      ...options,
      topics: ["cdr.hangup"],
      recoverMs: 0,
    });
    expect(ended).toBe("receiver gone");
    expect(discoveries.map(({ breakage, reads }) => [breakage, reads])).toEqual([
      ["crash", "breaks on cdr.hangup when /cdr/trunk_number is null"],
    ]);
  });

  it("sends the same notifications for the same seed and clock", async () => {
    const bodiesOf = async () => {
      const bodies: string[] = [];
      await fuzzReceiver(
        async (request: Request) => {
          bodies.push(
            createHash("sha1")
              .update(await request.text())
              .digest("hex"),
          );
          return new Response(null, { status: 200 });
        },
        { ...options, topics: ["client.created"], runs: 300 },
      );
      return bodies;
    };
    const first = await bodiesOf();
    expect(first.length).toBeGreaterThanOrEqual(300);
    expect(await bodiesOf()).toEqual(first);
  });

  it("tells three of many fields that break alike, and names the others with them", async () => {
    const { discoveries, likewise, cells } = await fuzzReceiver(
      receiver((_, data) => (Object.values(data).includes(null) ? 500 : 200)),
      { ...options, topics: ["cdr.hangup"], runs: 400 },
    );
    expect(discoveries).toHaveLength(3);
    expect(likewise.length).toBeGreaterThan(10);
    expect(cells.filter(({ family, state }) => family === "null" && state !== "broke")).toEqual([]);
  });

  it("writes findings that say what they are and hold no signature", async () => {
    const { findings } = await fuzzReceiver(
      receiver((_, data) => (data["user_data"] === null ? 500 : 200)),
      { ...options, topics: ["cdr.hangup"], runs: 200 },
    );
    const [finding] = findings;
    expect(finding).toMatchObject({
      slug: "refused-cdr-user_data-null",
      purpose: "acknowledge",
      topics: ["cdr.hangup"],
    });
    if (finding === undefined) throw new Error("There is one.");
    const text = writeFinding(finding, "Service-Signature");
    const read = readFinding(text, "finding.json");
    expect(text).not.toMatch(/"[0-9a-f]{40}"/);
    expect(Buffer.from(read.requests[0]?.body ?? []).toString()).toContain('"user_data":null');
  });

  it("says that nobody is there, and finds nothing, where no connection can be made", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { discoveries, summary } = await fuzzReceiver(`http://127.0.0.1:${port}/`, {
      ...options,
      recoverMs: 0,
    });
    expect(discoveries).toEqual([]);
    expect(summary).toMatchObject({ incomplete: "receiver-unreachable", exitCode: 3 });
  });
});
