import type { Fix } from "../fix.ts";

/** For receivers whose secret is not, byte for byte, the one of the platform. */
export const useExactSecret: Fix = {
  any: "Configure the secret exactly as the platform shows it and use its UTF-8 bytes as they are: nothing added, removed, decoded or encoded. Refuse to start when it is missing.",
  express:
    "Check `process.env` when the program starts, and write the value without quotes or line break: `printf %s` in place of `echo`.",
  node: "Check `process.env` when the program starts, and write the value without quotes or line break: `printf %s` in place of `echo`.",
  flask: '`os.environ["WEBHOOK_SECRET"]` fails loudly when it is missing; `os.environ.get` does not.',
  fastapi: '`os.environ["WEBHOOK_SECRET"]` fails loudly when it is missing; `os.environ.get` does not.',
  python: '`os.environ["WEBHOOK_SECRET"]` fails loudly when it is missing; `os.environ.get` does not.',
  php: "`getenv()` gives `false` when the variable is missing, which concatenates as an empty string: check for it.",
  ruby: "`ENV.fetch('WEBHOOK_SECRET')` fails loudly; `ENV['WEBHOOK_SECRET']` gives nil. `File.read` keeps the final line break.",
  java: "Concatenating a null String writes `null`: check it with `Objects.requireNonNull`.",
};
