// Listens with a queue of one connection and never takes any: `node busy-listener.mjs [port] [host]`.
import { createServer } from "node:net";

const [port = "0", host = "127.0.0.1"] = process.argv.slice(2);
const server = createServer(() => {});
server.listen(Number(port), host, 1, () => {
  process.send(server.address().port, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});
