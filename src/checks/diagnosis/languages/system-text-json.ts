import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";

/** .NET's `JsonSerializer` with its default encoder. */
export const systemTextJson: Writer = (tree) =>
  writeTree(tree, {
    escapes: { hex: "upper", nonAscii: true, slash: false, short: true, also: "<>&'+\"`\u007f" },
  });
