/** How to hash the bytes that came, per framework. */
export const rawBodyAdvice = `Hash the bytes as they came, before anything parses them:

- Express: \`app.post("/webhook", express.raw({ type: "*/*", limit: "5mb" }), handler)\`, mounted before \`express.json()\`; \`req.body\` is then a Buffer.
- Fastify: \`addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => done(null, body))\` in a scope of its own.
- NestJS: \`NestFactory.create(AppModule, { rawBody: true })\`, then \`request.rawBody\`. Next.js: \`await request.text()\` in a route handler, \`bodyParser: false\` in a pages route.
- Flask: \`request.get_data()\` before \`request.json\`. Django: \`request.body\`. FastAPI: \`await request.body()\`.
- Spring: \`@RequestBody byte[] body\`, then \`objectMapper.readValue(body, …)\`.
- Go: \`body, err := io.ReadAll(r.Body)\`, then \`json.Unmarshal(body, …)\`.
- PHP: \`file_get_contents("php://input")\`. Laravel: \`$request->getContent()\`.
- Rails: \`request.raw_post\`. Sinatra: \`request.body.read\`.`;
