import type { Settings } from "../contract/settings.ts";

/** Minutes east of UTC of an offset such as `+08:00` or `Z`. */
export function minutesOf(utcOffset: string): number {
  const parts = /^([+-])(\d{2}):(\d{2})$/.exec(utcOffset);
  if (parts === null) return 0;
  return (parts[1] === "-" ? -1 : 1) * (Number(parts[2]) * 60 + Number(parts[3]));
}

/** A date-time of RFC 3339 in whole seconds on the enterprise's clock, as `2021-04-01T09:30:00+08:00`. */
export function rfc3339Of(moment: Date, utcOffset: string): string {
  return `${onClock(moment, utcOffset)}${utcOffset}`;
}

/** A time in the format that the document leaves open (sections 2.4 and 2.6): see the setting `timeFormat`. */
export function timeOf(moment: Date, settings: Pick<Settings, "timeFormat" | "utcOffset">): string {
  switch (settings.timeFormat) {
    case "local":
      return onClock(moment, settings.utcOffset).replace("T", " ");
    case "rfc3339":
      return rfc3339Of(moment, settings.utcOffset);
    case "unix":
      return String(Math.floor(moment.getTime() / 1000));
  }
}

function onClock(moment: Date, utcOffset: string): string {
  return new Date(moment.getTime() + minutesOf(utcOffset) * 60_000).toISOString().slice(0, 19);
}

/** The moment that many whole seconds later; a negative number means earlier. */
export function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Whole seconds from one moment to another, never negative. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor(to.getTime() / 1000) - Math.floor(from.getTime() / 1000));
}
