import { readConfig, secretOf, signatureMatches } from "../../index.ts";
import type { Command } from "../command.ts";
import { readGivenSecret, secretOptions } from "../options/secret-options.ts";
import { readBody } from "../read-body.ts";

export const verify: Command = {
  about:
    "Says whether a signature is the right one for a body (section 5). Exits with 0 if it is and 1 if it is not.",
  args: [
    { name: "<signature>", about: "What the signature header said" },
    { name: "[file]", about: "File with the body's bytes; standard input if absent" },
  ],
  options: [secretOptions],
  examples: [
    {
      line: "printf %s '{}' | HOOKPROOF_SECRET=s3cret hookproof verify 4fe36a7ad7b9c2bb91a3ca8b1e0e5c46d7db8ccc",
      about: "Verify a signature of what is piped in",
    },
  ],
  async run({ args, values }, shell) {
    const [signature = "", file] = args;
    const config = await readConfig({ directory: shell.directory });
    const secret = await readGivenSecret(values, config, shell);
    const isRight = signatureMatches(await readBody(file, shell), secretOf(secret).bytes(), signature);
    shell.out.write(isRight ? "The signature is right.\n" : "The signature is wrong.\n");
    return isRight ? 0 : 1;
  },
};
