import { Buffer } from "node:buffer";
import type { Notification } from "../../../contract/notification.ts";
import type { Pace, Request } from "../../../wire/request.ts";
import { writeStyled } from "../../../wire/style.ts";
import type { Sample, Signing } from "../sample.ts";
import { plainSample, requestFor } from "../sample.ts";
import type { Change } from "./change.ts";
import { changesBetween, withChanges } from "./change.ts";

/** Everything by which a request differs from a plain notification, as changes of which some may be left out. */
export function changesTo(
  sample: Sample,
  refused: Notification | undefined,
  plain: Notification,
  request: Request,
): readonly Change[] {
  const json = refused === undefined ? [] : changesBetween(plain, refused);
  const style = request.tampering.style ?? "compact";
  // What the changes and the style together do not write again is a matter of the very bytes, such as the order of keys.
  const rewritten = Buffer.from(writeStyled(withChanges(plain, json), style));
  return [
    ...json,
    ...(style === "compact" ? [] : [{ is: "style", style } as const]),
    ...(rewritten.equals(sample.body) ? [] : [{ is: "bytes", body: sample.body } as const]),
    ...Object.entries(sample.headers).map(([name, value]) => ({ is: "header", name, value }) as const),
    ...(sample.pace === null ? [] : [{ is: "pace", pace: sample.pace } as const]),
  ];
}

/** The plain notification with some of the changes made, signed rightly. */
export function requestWith(
  changes: readonly Change[],
  plain: Notification,
  signatureHeader: string,
  signing: Signing,
): Request {
  const sample = plainSample(plain, signatureHeader);
  const style = changes.find((change) => change.is === "style")?.style ?? "compact";
  const bytes = changes.find((change) => change.is === "bytes")?.body;
  const pace = changes.find((change) => change.is === "pace")?.pace ?? null;
  const headers = changes
    .filter((change) => change.is === "header")
    .map(({ name, value }) => [name, value] as const);
  const body = bytes ?? Buffer.from(writeStyled(withChanges(plain, changes), style));
  return requestFor(
    {
      ...sample,
      body,
      headers: Object.fromEntries(headers),
      pace: pace === null ? null : fitting(pace, body.length),
    },
    signing,
  );
}

/** The pace for a body of another length: cuts beyond its end become one in its middle. */
function fitting(pace: Pace, length: number): Pace {
  const cuts = pace.cuts.filter((cut) => cut < length);
  return { ...pace, cuts: cuts.length > 0 ? cuts : [Math.floor(length / 2)] };
}
