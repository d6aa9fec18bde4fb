import { withText } from "../free-text.ts";
import { variationCheck } from "../variation-check.ts";

export const chunkedBodyAcknowledged = variationCheck({
  id: "chunked-body-acknowledged",
  title: "A chunked body is acknowledged",
  section: "4.1/headers",
  level: "may",
  thorough: true,
  explain: `The platform sends Content-Length. A proxy may send the same body in chunks (Transfer-Encoding), and small
servers do not read that, so this only informs. Python's \`http.server\` and plain PHP behind some servers see an empty
body; Express, Fastify, NestJS, Next.js, Spring, Go and Rails read chunks by themselves; Flask and Django do behind gunicorn
or uwsgi, with \`wsgi.input_terminated\`.`,
  rows: () => [
    {
      id: "chunked",
      topic: null,
      vary: (context) => withText(context, "分块传输"),
      tampering: () => ({ pace: { cuts: [100, 200], pauseMs: 2, framing: "chunked" } }),
    },
  ],
});
