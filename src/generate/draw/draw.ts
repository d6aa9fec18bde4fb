import type { Json } from "../../json/json.ts";
import type { Stream } from "../stream.ts";

/** Draws a value. @param room how much deeper it may nest; a value that must nest deeper still takes its least nesting */
export type Draw = (stream: Stream, room: number) => Json;
