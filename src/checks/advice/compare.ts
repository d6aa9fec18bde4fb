/** How to compare the signature, per language. */
export const compareAdvice = `Refuse what has no signature header, then compare in constant time, minding that such functions want equal lengths:

- Node.js (Express, Fastify, NestJS, Next.js): \`a.length === b.length && crypto.timingSafeEqual(a, b)\` over two Buffers; without the comparison of lengths it throws.
- Python (Flask, Django): \`hmac.compare_digest(expected, given)\` over bytes; over text it throws for what is not ASCII.
- Spring: \`MessageDigest.isEqual(expected, given)\`.
- Go: \`subtle.ConstantTimeCompare([]byte(expected), []byte(given)) == 1\`.
- PHP: \`is_string($given) && hash_equals($expected, $given)\`, never \`==\`, for which \`"0e1" == "0e2"\`.
- Rails: \`ActiveSupport::SecurityUtils.secure_compare(expected, given.to_s)\`.

Answer 401, and do nothing else with the request.`;
