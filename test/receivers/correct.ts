import { correctExpress } from "./express.ts";
import { correctFastify } from "./fastify.ts";
import { correctHono } from "./hono.ts";
import { correctKoa } from "./koa.ts";
import type { LanguageName } from "./languages.ts";
import { languages, startLanguage } from "./languages.ts";
import { correctNodeHttp } from "./node-http.ts";
import type { Start } from "./receiver.ts";
import { startEmbedded } from "./receiver.ts";

/** A receiver that does right, if in an odd way. */
export interface Correct {
  readonly name: string;
  readonly receive: Start;
  readonly language?: LanguageName;
}

const ofFramework = (framework: string, receivers: Readonly<Record<string, Start>>): readonly Correct[] =>
  Object.entries(receivers).map(([name, receive]) => ({ name: `${framework}: ${name}`, receive }));

const ofLanguage = (language: LanguageName, fault: string, name: string): Correct => ({
  name: `${language}: ${name}`,
  language,
  receive: () => startLanguage(language, fault),
});

/** Every receiver that the suite must find no fault with. */
export const correct: readonly Correct[] = [
  { name: "the embedded receiver", receive: () => startEmbedded() },
  ...ofFramework("node:http", correctNodeHttp),
  ...ofFramework("Express", correctExpress),
  ...ofFramework("Fastify", correctFastify),
  ...ofFramework("Koa", correctKoa),
  ...ofFramework("Hono", correctHono),
  ...(Object.keys(languages) as LanguageName[]).map((language) =>
    ofLanguage(language, "", "standard library"),
  ),
  ofLanguage("python", "http-1.0", "HTTP/1.0"),
];
