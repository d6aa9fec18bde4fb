import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { HookproofError } from "../../src/errors.ts";
import { requestOf } from "../../src/wire/compose.ts";
import { headerOf } from "../../src/wire/header.ts";
import type { Tampering } from "../../src/wire/request.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { signatureOf } from "../../src/wire/signature.ts";

const secret = secretOf("s3cret");
const notification = { id: "sub_5f_1617242400", event: "client.created", client: { name: "陈" } };
const compact = Buffer.from('{"id":"sub_5f_1617242400","event":"client.created","client":{"name":"陈"}}');

const compose = (tampering?: Tampering) =>
  requestOf(notification, {
    settings: defaultSettings,
    secret,
    ...(tampering === undefined ? {} : { tampering }),
  });

it("writes the documented headers in the order and case of a Go client", () => {
  const request = compose();
  expect(request.body).toEqual(compact);
  expect(request.headers).toEqual([
    ["User-Agent", "Go-http-client/1.1"],
    ["Content-Length", String(compact.length)],
    ["Content-Type", "application/json; charset=utf-8"],
    ["Service-Signature", signatureOf(compact, secret.bytes())],
    ["Accept-Encoding", "gzip"],
  ]);
  expect(request).toMatchObject({
    method: "POST",
    topic: "client.created",
    notificationId: "sub_5f_1617242400",
  });
});

const signed = (body: Uint8Array) => signatureOf(body, secret.bytes());
const bytes = (text: string) => Buffer.from(text);

const signatureRows: readonly [title: string, tampering: Tampering, signatures: readonly string[]][] = [
  ["a literal signature", { signature: "0".repeat(40) }, ["0".repeat(40)]],
  ["an empty signature", { signature: "" }, [""]],
  ["two signatures", { signature: ["a", "b"] }, ["a", "b"]],
  ["no signature", { signature: null }, []],
  ["the right signature over a changed body", { body: bytes("{}") }, [signed(compact)]],
  ["a body of its own, signed", { signedBody: bytes("{}") }, [signed(bytes("{}"))]],
  [
    "the signature of the styled bytes",
    { style: "trailing-newline" },
    [signed(Buffer.concat([compact, bytes("\n")]))],
  ],
];

it.each(signatureRows)("sends %s", (_title, tampering, signatures) => {
  const sent = compose(tampering).headers.filter(([name]) => name === "Service-Signature");
  expect(sent.map(([, value]) => value)).toEqual(signatures);
});

const headerRows: readonly [title: string, tampering: Tampering, names: string][] = [
  [
    "spells the signature header otherwise",
    { signatureHeader: "service-signature" },
    "User-Agent Content-Length Content-Type service-signature Accept-Encoding",
  ],
  [
    "replaces a header in place, in any case",
    { headers: { "content-type": "application/json" } },
    "User-Agent Content-Length content-type Service-Signature Accept-Encoding",
  ],
  [
    "leaves a header out",
    { headers: { "user-agent": null } },
    "Content-Length Content-Type Service-Signature Accept-Encoding",
  ],
  [
    "adds a header at the end",
    { headers: { "X-Extra": "1" } },
    "User-Agent Content-Length Content-Type Service-Signature Accept-Encoding X-Extra",
  ],
  [
    "frames chunks",
    { pace: { cuts: [1], pauseMs: 0, framing: "chunked" } },
    "User-Agent Transfer-Encoding Content-Type Service-Signature Accept-Encoding",
  ],
];

it.each(headerRows)("%s", (_title, tampering, names) => {
  expect(
    compose(tampering)
      .headers.map(([name]) => name)
      .join(" "),
  ).toBe(names);
});

it("counts bytes and not characters in Content-Length", () => {
  const { headers } = compose({ body: bytes("陈🎈") });
  expect(headers).toContainEqual(["Content-Length", "7"]);
});

const forbidden = [
  "Host",
  "content-length",
  "Transfer-Encoding",
  "CONNECTION",
  "Idempotency-Key",
  "X Y",
  "X(Y)",
  "",
];

it.each(forbidden)("refuses the header name %j", (name) => {
  expect(() => compose({ headers: { [name]: "1" } })).toThrow(HookproofError);
  expect(() => compose({ headers: { [name]: null } })).toThrow(HookproofError);
  expect(() => headerOf(`${name}: 1`)).toThrow(HookproofError);
});

it.each(["a\r\nEvil: 1", "a\nb", "a\0b"])("refuses the header value %j", (value) => {
  expect(() => compose({ headers: { "X-Extra": value } })).toThrow(HookproofError);
  expect(() => compose({ signature: value })).toThrow(HookproofError);
  expect(() => headerOf(`X-Extra: ${value}`)).toThrow(HookproofError);
});

it("reads a header of the user's", () => {
  expect(headerOf("Authorization: Bearer a:b ")).toEqual(["Authorization", "Bearer a:b"]);
});
