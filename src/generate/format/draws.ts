import { characters, digits } from "../person.ts";
import type { Hint } from "../hints.ts";
import { hints, uuidOf } from "../hints.ts";
import type { Stream } from "../stream.ts";

const hex = "0123456789abcdef";

/** Texts of each format, made directly. Dates lie in 2020 to 2023: nothing here reads a clock. */
export const formatDraws: Readonly<Record<string, Hint>> = {
  "date-time": (stream) => `${date(stream)}T${clock(stream)}${stream.pick(offsets)}`,
  "iso-date-time": (stream) => `${date(stream)}T${clock(stream)}${stream.pick(offsets)}`,
  date,
  time: (stream) => `${clock(stream)}${stream.pick(offsets)}`,
  "iso-time": clock,
  duration: (stream) =>
    stream.pick([
      `PT${stream.int(1, 59)}S`,
      `PT${stream.int(1, 59)}M`,
      `P${stream.int(1, 30)}D`,
      `PT${stream.int(1, 12)}H${stream.int(1, 59)}M`,
    ]),
  email: hints["internet.email"],
  "idn-email": hints["internet.email"],
  hostname: hints["internet.domainName"],
  "idn-hostname": hints["internet.domainName"],
  ipv4: hints["internet.ipv4"],
  ipv6: (stream) => `2408:${Array.from({ length: 7 }, () => characters(stream, hex, 4)).join(":")}`,
  uri: hints["internet.url"],
  url: hints["internet.url"],
  iri: hints["internet.url"],
  "uri-reference": (stream) =>
    stream.pick([
      `/orders/${digits(stream, 6)}`,
      `../help?id=${digits(stream, 4)}`,
      String(hints["internet.url"](stream)),
    ]),
  "iri-reference": (stream) => `/orders/${digits(stream, 6)}`,
  "uri-template": (stream) =>
    stream.pick(["/orders/{id}", "/customers/{id}{?page,size}", "https://www.example.com/{path}"]),
  uuid: uuidOf,
  "json-pointer": (stream) =>
    stream.pick(["", "/customer/name", "/ticket/0/fieldValue", "/a~1b", `/${stream.int(0, 9)}`]),
  "json-pointer-uri-fragment": (stream) => stream.pick(["#", "#/customer/name", "#/ticket/0"]),
  "relative-json-pointer": (stream) => `${stream.int(0, 9)}${stream.pick(["", "#", "/name", "/0/value"])}`,
  regex: (stream) => stream.pick(["^1\\d{10}$", "[a-z]+", "^(a|b)*$", "\\d{4}-\\d{2}"]),
  byte: (stream) =>
    characters(
      stream,
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
      4 * stream.int(2, 8),
    ),
  password: (stream) => characters(stream, "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789", 12),
};

/**
 * Regular expressions of texts that have a format: not all of them, but enough to meet a pattern or a length that comes with
 * the format.
 */
export const formatGrammars: Readonly<Record<string, string>> = {
  "date-time": String.raw`^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-2]):00)$`,
  "iso-date-time": String.raw`^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-](0\d|1[0-2]):00)?$`,
  date: String.raw`^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$`,
  time: String.raw`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-2]):00)$`,
  "iso-time": String.raw`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-](0\d|1[0-2]):00)?$`,
  duration: String.raw`^P(\d{1,8}D|T\d{1,8}[HMS]|\d{1,8}W)$`,
  email: String.raw`^[A-Za-z0-9]([A-Za-z0-9_-]|\.[A-Za-z0-9]){0,40}@([a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?\.){1,3}[a-z]{1,6}$`,
  hostname: String.raw`^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?){0,6}$`,
  ipv4: String.raw`^((\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.){3}(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$`,
  ipv6: String.raw`^(([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|::([0-9a-f]{1,4})?|[0-9a-f]{1,4}::[0-9a-f]{1,4})$`,
  uri: String.raw`^[a-z][a-z0-9+.-]{1,9}:((//[A-Za-z0-9.-]+(:\d{2,4})?)?(/[A-Za-z0-9._~-]*)+|[A-Za-z0-9._:-]+)(\?[A-Za-z0-9=&_-]+)?(#[A-Za-z0-9_/-]+)?$`,
  url: String.raw`^https?://([a-z][a-z0-9]{1,20}\.){1,3}[a-z]{2,6}(:\d{2,4})?(/[A-Za-z0-9._~-]*)*(\?[A-Za-z0-9=&_-]+)?$`,
  "uri-reference": String.raw`^([a-z][a-z0-9+.-]{1,9}://[A-Za-z0-9.-]+)?(/[A-Za-z0-9._~-]*)*([A-Za-z0-9._~-]*)(\?[A-Za-z0-9=&_-]+)?(#[A-Za-z0-9_/-]*)?$`,
  "uri-template": String.raw`^[A-Za-z0-9/._:-]*(\{[a-z]+\})?[A-Za-z0-9/._-]*$`,
  uuid: String.raw`^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$`,
  "json-pointer": String.raw`^(/([A-Za-z0-9_ %-]|~0|~1)*)*$`,
  "json-pointer-uri-fragment": String.raw`^#(/[A-Za-z0-9_-]*)*$`,
  "relative-json-pointer": String.raw`^(0|[1-9]\d*)(#|(/[A-Za-z0-9_-]*)*)$`,
  regex: String.raw`^\^?[a-z0-9]*\$?$`,
  byte: String.raw`^([A-Za-z0-9+/]{4})*$`,
};

const offsets = ["+08:00", "+08:00", "Z"];

function date(stream: Stream): string {
  return `${stream.int(2020, 2023)}-${two(stream.int(1, 12))}-${two(stream.int(1, 28))}`;
}

function clock(stream: Stream): string {
  return `${two(stream.int(0, 23))}:${two(stream.int(0, 59))}:${two(stream.int(0, 59))}`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
