import { connect } from "node:net";

/** What a server said to bytes that no HTTP client would send. */
export interface RawAnswer {
  /** 0 where it closed the connection without a word. */
  readonly status: number;
  /** Head and body as they came, as Latin-1. */
  readonly text: string;
}

/** Writes bytes to a port of this machine and reads until the server closes, or has answered in full. */
export async function rawExchange(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (piece: string) => {
      text += piece;
      if (isWhole(text)) socket.destroy();
    });
    // A server that refuses early resets the connection; what it has said counts.
    socket.on("error", () => {});
    socket.on("close", () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }));
  });
}

function isWhole(text: string): boolean {
  const head = text.indexOf("\r\n\r\n");
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  return head >= 0 && length !== undefined && text.length >= head + 4 + Number(length);
}
