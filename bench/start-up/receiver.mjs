/** A correct receiver on node:http that answers after a millisecond; prints its URL and runs until it is killed. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";

const server = createServer((request, response) => {
  const hash = createHash("sha1");
  request.on("data", (chunk) => hash.update(chunk));
  request.on("end", () => {
    const authentic = hash.update("s3cret").digest("hex") === request.headers["service-signature"];
    setTimeout(() => response.writeHead(authentic ? 200 : 401).end(), 1);
  });
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/webhook`));
