import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { faults } from "../../src/faults/index.ts";
import { createBodyReader } from "../../src/wire/body-reader.ts";
import { requestOf } from "../../src/wire/compose.ts";
import { createHeadReader, partialHeadOf, readHead } from "../../src/wire/head-reader.ts";
import { secretOf } from "../../src/wire/secret.ts";
import type { Transport } from "../../src/wire/transport.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";
import type { RawReceiver } from "./raw-receiver.ts";
import { isComplete, startRawReceiver } from "./raw-receiver.ts";

/** Answers of the faults that are short enough to be cut anywhere, and changed. */
const corpus = faults.flatMap(({ script }) =>
  typeof script?.send === "string" && script.tls === undefined ? [Buffer.from(script.send, "latin1")] : [],
);

const answer = fc.constantFrom(...corpus);
const garbled = fc
  .tuple(answer, fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }))
  .map(([bytes, changes]) => {
    const changed = [...bytes];
    for (const [place, deleted, byte] of changes) changed.splice(place % (changed.length + 1), deleted, byte);
    return Buffer.from(changed);
  });
const cuts = fc.array(fc.nat(400), { maxLength: 6 }).map((offsets) => offsets.toSorted((a, b) => a - b));

function piecesOf(bytes: Buffer, offsets: readonly number[]): Buffer[] {
  return [0, ...offsets].map((start, index) => bytes.subarray(start, offsets[index] ?? bytes.length));
}

/** What comes of an answer that arrives in these pieces before the connection ends, as text to compare. */
function read(pieces: readonly Buffer[]): string {
  const reader = createHeadReader();
  let body: ReturnType<typeof createBodyReader> | undefined;
  let tail: string | undefined;
  let headText = "";
  for (const piece of pieces) {
    if (body !== undefined) {
      tail ??= body.push(piece);
      continue;
    }
    const found = readHead(reader, piece);
    if (found === undefined) continue;
    if ("code" in found) return JSON.stringify([found.code]);
    const { framing, raw, ...head } = found.head;
    body = createBodyReader(framing, reader.violations);
    tail = body.push(piece.subarray(found.bodyAt));
    headText = JSON.stringify([head, Buffer.from(raw).toString("latin1")]);
  }
  if (body === undefined) return JSON.stringify(["no head", partialHeadOf(reader).length]);
  // More bytes than the framing wants are only seen when they come along with its end.
  const isWhole = tail === "excess" || tail === "complete";
  return JSON.stringify([
    headText,
    isWhole ? "whole" : (tail ?? body.end()),
    Buffer.from(body.body()).toString("latin1"),
  ]);
}

it("reads the same from an answer however it is cut", () => {
  fc.assert(
    fc.property(garbled, cuts, (bytes, offsets) => {
      expect(read(piecesOf(bytes, offsets))).toBe(read([bytes]));
    }),
    { numRuns: 4000, interruptAfterTimeLimit: 4000 },
  );
});

let receiver: RawReceiver;
let transport: Transport;
let respond: (socket: Socket) => void = () => {};

beforeAll(async () => {
  receiver = await startRawReceiver((socket, all) => {
    if (isComplete(all)) respond(socket);
  });
  transport = urlTransport(`127.0.0.1:${receiver.port}`);
});
afterAll(() => receiver.close());

const request = requestOf({ event: "cdr.hangup" }, { settings: defaultSettings, secret: secretOf("s") });

it("settles with an answer or a failure, and one request, whatever a receiver sends", async () => {
  await fc.assert(
    fc.asyncProperty(garbled, fc.constantFrom("end", "reset"), async (bytes, ending) => {
      respond = (socket) =>
        socket.write(bytes, () => (ending === "end" ? socket.end() : socket.resetAndDestroy()));
      const before = receiver.received.length;
      const { answer: found, failure } = await transport.carry(request, { timeoutMs: 5000 });
      expect(found === null).not.toBe(failure === null);
      expect(failure?.cause ?? "receiver").toBe("receiver");
      expect(receiver.received.length).toBe(before + 1);
    }),
    { numRuns: 600, interruptAfterTimeLimit: 5000 },
  );
});

it("reads the same over a socket as from memory", async () => {
  await fc.assert(
    fc.asyncProperty(garbled, async (bytes) => {
      respond = (socket) => socket.end(bytes);
      const { answer: found, failure } = await transport.carry(request, { timeoutMs: 5000 });
      const inMemory = read([bytes]);
      expect(found === null).toBe(!inMemory.startsWith('["[{'));
      expect(failure === null).toBe(inMemory.startsWith('["[{'));
    }),
    { numRuns: 300, interruptAfterTimeLimit: 4000 },
  );
});
