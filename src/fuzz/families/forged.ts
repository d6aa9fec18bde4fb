import type { Family } from "../family.ts";
import { tampering } from "./broken-body.ts";

/** Requests that the platform did not sign (section 5.4): acknowledging one is a failure. */
export const forgedFamily: Family = {
  id: "forged",
  title: "forged requests",
  section: "5.4",
  why: "Whoever knows the URL can post. Only the signature tells the platform's requests (5.4).",
  fix: "Compute SHA1 over the raw body followed by the secret, compare in constant time, and answer with 401 before anything else happens.",
  mutations: () => [
    tampering("forged", { signature: null }, "it has no signature"),
    tampering("forged", { signature: "" }, "its signature is empty"),
    tampering("forged", { signature: "0".repeat(40) }, "its signature is wrong"),
    tampering("forged", { signature: "0".repeat(39) }, "its signature is too short"),
    tampering("forged", { signature: "签".repeat(40) }, "its signature is not hexadecimal"),
    tampering("forged", { signature: "a".repeat(8000) }, "its signature is 8,000 characters long"),
  ],
};
