import { pools } from "./pools.generated.ts";
import type { Region } from "./regions.ts";
import { regions, streets } from "./regions.ts";
import type { Stream } from "./stream.ts";
import { originOf } from "./stream.ts";

/** Someone whom the fields of one notification agree about. The world brings its own; else one is drawn. */
export interface Person {
  readonly name: string;
  /** As section 2.6 writes it. */
  readonly gender: "M" | "W";
  readonly age: number;
  /** Mobile number, eleven digits. */
  readonly phone: string;
  readonly region: Region;
  /** The city without `市`, as one speaks of it. */
  readonly city: string;
  /** District, street and number, without province and city. */
  readonly street: string;
  readonly company: string;
  readonly userName: string;
  readonly email: string;
  readonly weixin: string;
  /** Twenty-eight characters, as a messaging app gives them out. */
  readonly openid: string;
}

const mobilePrefixes =
  "130 131 132 133 135 136 137 138 139 150 151 152 155 157 158 159 166 173 176 177 180 181 182 185 186 187 188 189 191 198 199".split(
    " ",
  );
const openidCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The person whom this stream's notification is about: the same in every fork, drawn when first asked for. */
export function personOf(stream: Stream): Person {
  return (stream.shared.person ??= drawPerson(originOf(stream).fork("person")));
}

/** A name alone, of somebody else. */
export function drawName(stream: Stream, gender: Person["gender"] = stream.chance(0.5) ? "W" : "M"): string {
  return stream.pick(pools.surnames) + stream.pick(gender === "W" ? pools.womensNames : pools.mensNames);
}

/** Somebody else, such as an agent; everything about a person follows from the stream. */
export function drawPerson(stream: Stream): Person {
  const gender = stream.chance(0.5) ? "W" : "M";
  const region = stream.pick(regions);
  const city = region.city.replace(/市$/, "");
  const userName = stream.pick(pools.userNames);
  return {
    name: drawName(stream, gender),
    gender,
    age: stream.int(18, 66),
    phone: stream.pick(mobilePrefixes) + digits(stream, 8),
    region,
    city,
    street: `${stream.pick(region.districts)}${stream.pick(streets)}${stream.int(1, 388)}号`,
    company: `${city}${stream.pick(pools.mensNames)}${stream.pick(pools.trades)}${stream.pick(companyForms)}`,
    userName,
    email: `${userName}@${stream.pick(pools.mailHosts)}`,
    weixin: stream.chance(0.3) ? `wxid_${userName}` : userName,
    openid: `o${characters(stream, openidCharacters, 27)}`,
  };
}

const companyForms = ["有限公司", "有限责任公司", "股份有限公司", "集团有限公司"] as const;

/** A run of decimal digits, made directly: what must be unique is not drawn from a pool. */
export function digits(stream: Stream, count: number): string {
  let text = "";
  for (let left = count; left > 0; left -= 8) {
    const size = Math.min(8, left);
    text += String(stream.int(0, 10 ** size - 1)).padStart(size, "0");
  }
  return text;
}

/** A run of characters of an alphabet of at most 256, all in the basic plane. */
export function characters(stream: Stream, alphabet: string, count: number): string {
  const codes: number[] = [];
  for (let left = count, bits = 0; left > 0; left--) {
    bits = left === count || (left & 3) === 0 ? stream.next() : bits >>> 8;
    codes.push(alphabet.charCodeAt(((bits & 255) * alphabet.length) >>> 8));
  }
  return String.fromCharCode.apply(null, codes);
}
