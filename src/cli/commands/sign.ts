import { readConfig, secretOf, signatureOf } from "../../index.ts";
import type { Command } from "../command.ts";
import { readGivenSecret, secretOptions } from "../options/secret-options.ts";
import { readBody } from "../read-body.ts";

export const sign: Command = {
  about:
    "Prints the signature that the platform would send with a body: SHA1 over its bytes followed by the secret (section 5).",
  args: [{ name: "[file]", about: "File with the body's bytes; standard input if absent" }],
  options: [secretOptions],
  examples: [
    {
      line: "printf %s '{}' | HOOKPROOF_SECRET=s3cret hookproof sign",
      about: "Sign what is piped in, byte for byte",
    },
    { line: "hookproof sign body.json --secret-file secret.txt", about: "Sign a file" },
  ],
  async run({ args, values }, shell) {
    const config = await readConfig({ directory: shell.directory });
    const secret = await readGivenSecret(values, config, shell);
    const body = await readBody(args[0], shell);
    shell.out.write(`${signatureOf(body, secretOf(secret).bytes())}\n`);
  },
};
