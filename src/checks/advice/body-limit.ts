/** Where the size of a request body is limited, per framework. */
export const bodyLimitAdvice = `Raise the limit where it is set: Express \`express.raw({ limit: "5mb" })\` (the default is 100 kB), Fastify
\`bodyLimit\` (1 MB), NestJS \`app.useBodyParser("raw", { limit })\`, Next.js \`bodyParser.sizeLimit\`, Flask
\`MAX_CONTENT_LENGTH\`, Django \`DATA_UPLOAD_MAX_MEMORY_SIZE\` (2.5 MB), Spring \`server.tomcat.max-http-form-post-size\` and
\`spring.codec.max-in-memory-size\` (256 kB), Go \`http.MaxBytesReader\`, PHP \`post_max_size\` (8 MB), nginx
\`client_max_body_size\` (1 MB), Rails behind Puma \`http_content_length_limit\`, and the column that keeps the text (MySQL \`TEXT\` ends at 64 kB).`;
