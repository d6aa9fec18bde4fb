/** A receiver that costs little: answers 200 once the bytes of the Content-Length are there. Prints its port. */
import { createServer } from "node:net";

const answer = Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");

const server = createServer((socket) => {
  let expected = 0;
  let read = 0;
  socket.on("data", (bytes) => {
    if (expected === 0) {
      const text = bytes.latin1Slice(0, bytes.length);
      expected = text.indexOf("\r\n\r\n") + 4 + Number(/content-length: (\d+)/i.exec(text)[1]);
    }
    read += bytes.length;
    if (read < expected) return;
    expected = read = 0;
    socket.write(answer);
  });
  socket.on("error", () => {});
});
server.listen(0, "127.0.0.1", 1024, () => process.send(server.address().port));
