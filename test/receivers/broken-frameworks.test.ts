import { brokenFrameworks } from "./broken/frameworks.ts";
import { prove } from "./prove.ts";

prove("The suite finds and explains", brokenFrameworks);
