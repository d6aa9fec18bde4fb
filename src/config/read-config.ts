import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { HookproofError } from "../errors.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { checkConfig } from "./check-config.ts";
import type { KnownFailure } from "./check-config.ts";

/** hookproof.yaml, checked. */
export interface Config {
  /** Path of the file; null where there is none. */
  readonly file: string | null;
  /** The folder that paths in the file are relative to. */
  readonly folder: string;
  /** Values by key, in the shapes of `settingRows` and `configRows`. */
  readonly values: JsonObject;
  readonly knownFailures: readonly KnownFailure[];
  /**
   * A value that another part of hookproof understands, null where there is none. What `reader` throws gets the place in
   * the file.
   */
  read<T>(key: string, reader: (value: Json) => T): T | null;
}

const fileName = "hookproof.yaml";

/**
 * Reads the file that was named, or the nearest `hookproof.yaml` in the directory or above it; without one everything is
 * as if the file were empty. Throws HookproofError with file, line, column, code frame and the nearest right word, one
 * for each mistake (the first, with the others as its cause).
 */
export async function readConfig(options: {
  readonly directory: string;
  readonly file?: string;
}): Promise<Config> {
  const found = options.file === undefined ? await findUpward(options.directory) : await readNamed(options);
  if (found === null)
    return { file: null, folder: options.directory, values: {}, knownFailures: [], read: () => null };
  const { readYaml } = await import("../yaml/read.ts");
  const yaml = readYaml(found.bytes, found.file, "bad-config");
  const checked = checkConfig(yaml);
  return {
    file: found.file,
    folder: dirname(found.file),
    ...checked,
    read(key, reader) {
      const value = checked.values[key];
      if (value === undefined) return null;
      try {
        return reader(value);
      } catch (error) {
        if (!(error instanceof HookproofError)) throw error;
        throw yaml.mistake(`/${key}`, error.message, error.hint === undefined ? {} : { hint: error.hint });
      }
    },
  };
}

interface Found {
  readonly file: string;
  readonly bytes: Uint8Array;
}

async function readNamed({
  directory,
  file = fileName,
}: {
  readonly directory: string;
  readonly file?: string;
}): Promise<Found> {
  const path = resolve(directory, file);
  try {
    return { file: path, bytes: await readFile(path) };
  } catch (cause) {
    throw new HookproofError("bad-config", `The configuration ${file} cannot be read.`, { cause });
  }
}

async function findUpward(directory: string): Promise<Found | null> {
  for (let folder = resolve(directory); ; folder = dirname(folder)) {
    const file = join(folder, fileName);
    try {
      return { file, bytes: await readFile(file) };
    } catch (cause) {
      if (!isAbsent(cause)) throw new HookproofError("bad-config", `${file} cannot be read.`, { cause });
    }
    if (dirname(folder) === folder) return null;
  }
}

function isAbsent(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR");
}
