import { realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";

/**
 * The file that an include names, if it lies in the folder of the including file or below, symbolic links followed.
 * @returns the real path, or a sentence saying why not.
 */
export async function containedPath(
  include: string,
  from: string,
): Promise<{ readonly path: string } | { readonly refused: string }> {
  if (include.includes("\0") || include.includes("\\") || isAbsolute(include))
    return { refused: "An include is a relative path with /" };
  const folder = await realpath(dirname(from));
  let path: string;
  try {
    path = await realpath(resolve(folder, include));
  } catch {
    return { refused: `There is no file ${include} in this folder` };
  }
  const inside = relative(folder, path);
  if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside))
    return { refused: `${include} lies outside of the scenario's folder` };
  if (!(await stat(path)).isFile()) return { refused: `${include} is not a file` };
  return { path };
}
