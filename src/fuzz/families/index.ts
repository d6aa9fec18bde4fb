import type { Family } from "../family.ts";
import { boundaryFamily } from "./boundary.ts";
import { brokenBodyFamily } from "./broken-body.ts";
import { depthFamily } from "./depth.ts";
import { emptyFamily } from "./empty.ts";
import { enumFamily } from "./enum.ts";
import { forgedFamily } from "./forged.ts";
import { nullFamily } from "./null.ts";
import { oddKeyFamily } from "./odd-key.ts";
import { omitFamily } from "./omit.ts";
import { openTypeFamily } from "./open-type.ts";
import { paceFamily } from "./pace.ts";
import { sequenceFamily } from "./sequence.ts";
import { sizeFamily } from "./size.ts";
import { styleFamily } from "./style.ts";
import { textFamily } from "./text.ts";
import { wrongTypeFamily } from "./wrong-type.ts";

/** All families, null first: the order in which they are explored. */
export const families: readonly Family[] = [
  nullFamily,
  omitFamily,
  emptyFamily,
  enumFamily,
  openTypeFamily,
  boundaryFamily,
  textFamily,
  oddKeyFamily,
  sizeFamily,
  depthFamily,
  styleFamily,
  paceFamily,
  sequenceFamily,
  wrongTypeFamily,
  brokenBodyFamily,
  forgedFamily,
];
