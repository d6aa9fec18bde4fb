import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";

/**
 * Opens an address in the user's browser, as well as that can be done: nobody hears if it cannot. The address holds a
 * token, and the arguments of a program are everybody's to read, so what is opened is a file that only the user can
 * read and that leads there.
 *
 * @param folder the user's own, where the file is laid
 * @returns takes the file away
 */
export function openBrowser(url: string, folder: string): () => void {
  const file = join(folder, "open.html");
  const away = () => rmSync(file, { force: true });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    away();
    writeFileSync(file, `<!doctype html><meta http-equiv="refresh" content="0;url=${url}">`, {
      mode: 0o600,
      flag: "wx",
    });
    const [program, ...args] = openers[platform()] ?? ["xdg-open"];
    const child = spawn(program, [...args, file], { stdio: "ignore", detached: true });
    child.on("error", () => {});
    child.unref();
  } catch {
    // The address is printed too.
  }
  return away;
}

const openers: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};
