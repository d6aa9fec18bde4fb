import type { Header } from "../../wire/request.ts";

/** What betrays a framework: a pattern over `name: value` of one response header. The first that matches counts. */
const marks = [
  ["next", "Next.js", /^x-powered-by: next\.js/i],
  ["express", "Express", /^x-powered-by: express/i],
  ["php", "PHP", /^x-powered-by: php/i],
  ["dotnet", ".NET", /^(server: (kestrel|microsoft-iis)|x-powered-by: asp\.net)/i],
  ["flask", "Flask", /^server: werkzeug/i],
  ["fastapi", "FastAPI", /^server: (uvicorn|hypercorn)/i],
  ["python", "Python", /^server: (basehttp|simplehttp|wsgiserver|gunicorn|waitress|tornado|python)/i],
  ["ruby", "Ruby", /^server: (webrick|puma|thin|unicorn|.*passenger)/i],
  [
    "java",
    "Java",
    /^(server: (apache-coyote|jetty|undertow|tomcat)|x-application-context:|x-powered-by: (servlet|jsp))/i,
  ],
  ["node", "Node.js", /^keep-alive: timeout=5\b/i],
] as const satisfies readonly (readonly [string, string, RegExp])[];

export type Framework = (typeof marks)[number][0];

/** The framework that a receiver's answers betray, null if they keep silent (Go does). */
export function frameworkOf(
  headers: readonly Header[],
): { readonly id: Framework; readonly name: string } | null {
  for (const [id, name, mark] of marks) {
    if (headers.some((header) => mark.test(`${header[0]}: ${header[1]}`))) return { id, name };
  }
  return null;
}
