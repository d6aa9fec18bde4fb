import { Buffer } from "node:buffer";
import type { Notification } from "../../../contract/notification.ts";
import { writeCompact } from "../../../json/write-compact.ts";
import type { Request } from "../../../wire/request.ts";
import { writeStyled } from "../../../wire/style.ts";
import type { Sample, Signing } from "../sample.ts";
import { requestFor } from "../sample.ts";
import type { Change } from "./change.ts";
import { changesBetween, withChanges } from "./change.ts";

/** A notification as the platform usually sends it, compact and in one piece. */
export function plainSample(notification: Notification, signatureHeader: string): Sample {
  return {
    label: "plain",
    body: Buffer.from(writeCompact(notification)),
    pace: null,
    signatureHeader,
    headers: {},
  };
}

/** Everything by which a request differs from a plain notification, as changes of which some may be left out. */
export function changesTo(
  sample: Sample,
  refused: Notification | undefined,
  plain: Notification,
  request: Request,
): readonly Change[] {
  const { style } = request.tampering;
  const json = refused === undefined ? [] : changesBetween(plain, refused);
  const isStyled = style !== undefined && style !== "compact";
  const isPlainText = refused !== undefined && Buffer.from(writeCompact(refused)).equals(sample.body);
  return [
    ...json,
    ...(isStyled ? [{ is: "style", style } as const] : []),
    ...(isStyled || isPlainText ? [] : [{ is: "bytes", body: sample.body } as const]),
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
  const sample = { ...plainSample(plain, signatureHeader) };
  const style = changes.find((change) => change.is === "style")?.style ?? "compact";
  const bytes = changes.find((change) => change.is === "bytes")?.body;
  const pace = changes.find((change) => change.is === "pace")?.pace ?? null;
  const headers = changes
    .filter((change) => change.is === "header")
    .map(({ name, value }) => [name, value] as const);
  const body = bytes ?? Buffer.from(writeStyled(withChanges(plain, changes), style));
  const cuts = pace?.cuts.filter((cut) => cut < body.length) ?? [];
  return requestFor(
    { ...sample, body, headers: Object.fromEntries(headers), pace: pace === null ? null : { ...pace, cuts } },
    signing,
  );
}
