/** The floor: a fresh net socket, the same unique signed body, and a look at the status. No deadline, no evidence. */
import { hash } from "node:crypto";
import { connect } from "node:net";
import { notification, secret } from "./body.mjs";
import { measured } from "./measured.mjs";

await measured(async (port) => (createdAt) => {
  const body = JSON.stringify(notification(createdAt));
  const request =
    `POST / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUser-Agent: Go-http-client/1.1\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Service-Signature: ${hash("sha1", body + secret)}\r\nAccept-Encoding: gzip\r\n\r\n${body}`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      socket.destroy();
      resolve(bytes.latin1Slice(9, 12) === "200");
    });
  });
});
