import { brokenContent } from "./broken/content.ts";
import { prove } from "./prove.ts";

prove("The suite finds and explains", brokenContent);
