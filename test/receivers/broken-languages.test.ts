import { brokenLanguages } from "./broken/languages.ts";
import { prove } from "./prove.ts";

prove("The suite finds and explains", brokenLanguages);
