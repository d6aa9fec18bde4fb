import { brokenSignature } from "./broken/signature.ts";
import { prove } from "./prove.ts";

prove("The suite finds and explains", brokenSignature);
