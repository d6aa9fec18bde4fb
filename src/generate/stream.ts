import type { Person } from "./person.ts";
import type { Matter } from "./service/matters.ts";

/**
 * A keyed stream of pseudo-random numbers. Its values depend on its key alone: on the seed and the names of the forks
 * that led to it, never on what other streams have drawn. So the n-th notification needs none before it, and a field
 * added to a schema leaves all other fields as they were. Integer arithmetic only, the same on every machine; golden
 * hashes in the tests freeze the algorithm.
 */
export interface Stream {
  /** The next number, uniform over 0 … 2^32 − 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included; both safe integers. */
  int(min: number, max: number): number;
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /**
   * The stream of that name below this one, at its beginning, whatever this one has drawn.
   * @param into a stream that is no longer needed, to be overwritten in place of making a new one
   */
  fork(name: string | number | Tag, into?: Stream): Stream;
  /** What all streams of one notification share. */
  shared: Shared;
  /** The key (k0, k1) and the state (s0, s1), 32 bits each. */
  k0: number;
  k1: number;
  s0: number;
  s1: number;
}

/** What the streams forked from one stream share, so that the fields of one notification agree. */
export interface Shared {
  /** Whom the notification is about; made by `personOf` when a field first asks. */
  person: Person | undefined;
  /** What it is about, for the texts; chosen when a text first asks. */
  matter: Matter | undefined;
  /** The key that the person and the matter are drawn from. */
  readonly k0: number;
  readonly k1: number;
}

/** A name, hashed to 64 bits; computed once where the same name is forked for every value. */
export interface Tag {
  readonly low: number;
  readonly high: number;
}

/** The stream of a seed (any safe integer) and keys, such as a topic and the number of a notification. */
export function streamOf(seed: number, ...keys: readonly (string | number)[]): Stream {
  const root = streamAt(seed | 0, Math.floor(seed / 0x1_0000_0000) | 0, noOne);
  const stream = root.fork(version);
  for (const key of keys) stream.fork(key, stream);
  return ofItsOwn(stream, undefined, undefined);
}

/** The same stream, at its beginning, for a notification about this person; undefined makes a new one of it. */
export function withPerson(stream: Stream, person: Person | undefined): Stream {
  return ofItsOwn(stream, person, undefined);
}

/** Has what this stream draws be about somebody else, in the same matter: an item of a list. Changes the stream. */
export function aboutSomebodyElse(stream: Stream): Stream {
  const { k0, k1, shared } = stream;
  stream.shared = { person: undefined, matter: shared.matter, k0, k1 };
  return stream;
}

function ofItsOwn({ k0, k1 }: Stream, person: Person | undefined, matter: Matter | undefined): Stream {
  return streamAt(k0, k1, { person, matter, k0, k1 });
}

function streamAt(k0: number, k1: number, shared: Shared): Stream {
  // An all-zero state would stay zero.
  return { k0, k1, s0: k0 | 1, s1: k1, shared, next, int, pick, chance, fork };
}

/** Changes with the algorithm, so that old seeds are not expected to give old values. */
const version = "hookproof 1";
const noOne: Shared = { person: undefined, matter: undefined, k0: 0, k1: 0 };

/** Two rounds of multiply-and-shift over the characters, as in MurmurHash, in two lanes. */
export function tagOf(name: string | number): Tag {
  const text = typeof name === "number" ? `#${name}` : name;
  let low = 0x9e3779b9 ^ text.length;
  let high = 0x85ebca6b;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x85ebca77);
    high = Math.imul(high ^ unit, 0xc2b2ae3d);
    low ^= high >>> 15;
    high ^= low >>> 13;
  }
  return { low: mixed(low ^ (high >>> 16)), high: mixed(high ^ (low >>> 16)) };
}

/** xoroshiro64**, by Blackman and Vigna. */
function next(this: Stream): number {
  const s0 = this.s0;
  const s1 = this.s1 ^ s0;
  const product = Math.imul(s0, 0x9e3779bb);
  this.s0 = ((s0 << 26) | (s0 >>> 6)) ^ s1 ^ (s1 << 9);
  this.s1 = (s1 << 13) | (s1 >>> 19);
  return Math.imul((product << 5) | (product >>> 27), 5) >>> 0;
}

function int(this: Stream, min: number, max: number): number {
  const count = max - min + 1;
  if (count <= 0x1_0000_0000) return min + Math.floor((this.next() * count) / 0x1_0000_0000);
  // 53 bits; the quotient is exact, and a range too wide for exact arithmetic is clamped.
  const fraction = ((this.next() >>> 5) * 0x400_0000 + (this.next() >>> 6)) / 0x20_0000_0000_0000;
  return Math.min(max, min + Math.floor(fraction * count));
}

function pick<T>(this: Stream, list: readonly T[]): T {
  // The index is below the length, which the compiler cannot know.
  return list[Math.floor((this.next() * list.length) / 0x1_0000_0000)] as T;
}

function chance(this: Stream, p: number): boolean {
  return this.next() < p * 0x1_0000_0000;
}

function fork(this: Stream, name: string | number | Tag, into?: Stream): Stream {
  const { low, high } = typeof name === "object" ? name : tagOf(name);
  const k0 = mixed(this.k0 ^ low);
  const k1 = mixed((this.k1 ^ high) + Math.imul(k0, 0x9e3779b1));
  if (into === undefined) return streamAt(k0, k1, this.shared);
  into.k0 = k0;
  into.k1 = k1;
  into.s0 = k0 | 1;
  into.s1 = k1;
  return into;
}

/** What the notification of a stream is drawn from, whichever fork of it asks. */
export function originOf({ shared }: Stream): Stream {
  return streamAt(shared.k0, shared.k1, shared);
}

/** The finalizer of MurmurHash3: every bit of the input changes half the bits of the output. */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
