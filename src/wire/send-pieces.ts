import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { RequestBytes } from "./request-bytes.ts";

/**
 * Hands the pieces of a request to the kernel, one after the other, and says when the last one is there. Between two
 * pieces the loop turns, so that an answer that has come is read first. Returns a function that stops.
 */
export function sendPieces(
  stream: Duplex,
  { pieces, delayMs, pauseMs }: RequestBytes,
  done: () => void,
): () => void {
  if (pieces.length > 1 && stream instanceof Socket) stream.setNoDelay(true);
  let timer: NodeJS.Timeout | undefined;
  let next = 0;

  const send = (): void => {
    const piece = pieces[next++];
    if (piece === undefined) return done();
    stream.write(piece, (error) => {
      if (error) return;
      if (next === pieces.length) done();
      else timer = setTimeout(send, pauseMs);
    });
  };

  if (delayMs > 0) timer = setTimeout(send, delayMs);
  else send();
  return () => {
    clearTimeout(timer);
    next = Infinity;
  };
}
