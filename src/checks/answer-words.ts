import type { Delivery } from "../wire/delivery.ts";

/** What an answer means to the platform, told as precisely as its status allows; one sentence without a full stop. */
export function describeAnswer({ answer, failure }: Delivery): string {
  if (answer === null) return `no status: ${(failure?.message ?? "the connection ended").replace(/\.$/, "")}`;
  const meaning = meanings[answer.status] ?? meaningOfClass(answer.status);
  const location = answer.headers.find(([name]) => name.toLowerCase() === "location")?.[1];
  const to = location === undefined ? "" : ` to ${location.slice(0, 200)}`;
  return `status ${answer.status}${to}, ${meaning}`;
}

const meanings: Readonly<Record<number, string>> = {
  200: "a success",
  400: "refused as malformed",
  401: "refused as not authentic",
  403: "refused as forbidden",
  404: "nothing is at this path, or the data was not found",
  405: "POST is not allowed at this path",
  408: "the receiver waited too long for the request",
  409: "refused as a conflict, as if it had come before",
  411: "a Content-Length is wanted, although one was sent unless the row says otherwise",
  413: "refused as too large",
  415: "refused for its Content-Type",
  422: "refused by validation",
  429: "refused as too many requests; the platform does not come again",
  431: "refused for the size of its headers",
  500: "the receiver failed while processing",
  501: "the receiver does not know the method or a header",
  502: "a proxy found no working receiver behind it",
  503: "the receiver says that it is not available; the platform does not come again",
  504: "a proxy gave up waiting for the receiver behind it",
};

function meaningOfClass(status: number): string {
  if (status === 301 || status === 302 || status === 303)
    return "a redirect: a Go client that follows it asks again by GET, without the body, so the data is lost";
  if (status === 307 || status === 308)
    return "a redirect: a Go client that follows it posts body and signature to the other address";
  if (status === 304) return "not modified, which answers no POST";
  if (status >= 300 && status < 400) return "a redirect";
  if (status >= 200 && status < 300) return "a success in HTTP, but the document calls only 200 a success";
  if (status >= 100 && status < 200) return "an interim status in place of a final one";
  if (status >= 400 && status < 500) return "refused";
  if (status >= 500 && status < 600) return "the receiver failed";
  return "which is no status of HTTP";
}
