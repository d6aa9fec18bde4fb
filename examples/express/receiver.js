import express from "express";
import { expressReceiver } from "hookproof/receiver";

/** Mount the webhook before express.json(): the signature covers the bytes, and a parser would take them away. */
export function createApp({ secret, save }) {
  const app = express();
  app.post("/webhook", expressReceiver({ secret, onNotification: save }));
  app.use(express.json());
  return app;
}
