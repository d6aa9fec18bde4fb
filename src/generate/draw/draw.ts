import type { Json } from "../../json/json.ts";
import type { Stream } from "../stream.ts";

/** Draws a value. @param slack how much deeper it may nest than it must */
export type Draw = (stream: Stream, slack: number) => Json;
