/**
 * The receiver of the README's failing run: it looks right, and hashes JSON that it has written again. Started by
 * `npm run generate`; prints its port.
 */
import { createHash } from "node:crypto";
import express from "express";

const app = express();
app.use(express.json());
app.post("/webhook", (request, response) => {
  const body = JSON.stringify(request.body);
  const signature = createHash("sha1")
    .update(body + process.env.HOOKPROOF_SECRET)
    .digest("hex");
  response.sendStatus(request.get("Service-Signature") === signature ? 200 : 401);
});

const server = app.listen(0, "127.0.0.1", () => console.log(server.address().port));
