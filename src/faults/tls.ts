import type { Fault, Script, TlsScript } from "./fault.ts";
import { failed, failedSomehow, faultsOf, headThen, response } from "./rows.ts";

const ok = response("200 OK");
const inside = (tls: TlsScript, script: Script = { send: ok }): Script => ({ ...script, tls });
const good: TlsScript = { certificate: "good" };
/** In answer to the first bytes of the handshake. */
const instead = (script: Script): Script => ({ ...script, after: "bytes" });

const overTls = faultsOf("tls", [
  ["B01", "tls-good", "TLS as it should be", 200, inside(good)],
  [
    "B02",
    "tls-unknown-authority",
    "A certificate of an unknown authority",
    failedSomehow,
    inside({ certificate: "unknown-authority" }),
  ],
  [
    "B03",
    "tls-expired",
    "An expired certificate",
    failed("CERT_HAS_EXPIRED"),
    inside({ certificate: "expired" }),
  ],
  [
    "B04",
    "tls-wrong-host",
    "A certificate for another host",
    failed("ERR_TLS_CERT_ALTNAME_INVALID"),
    inside({ certificate: "wrong-host" }),
  ],
  [
    "B05",
    "tls-no-san",
    "A certificate that names the host as CommonName only",
    failed("ERR_TLS_CERT_ALTNAME_INVALID"),
    inside({ certificate: "no-san" }),
  ],
  ["B06", "tls-1-1-only", "TLS 1.1 only", failedSomehow, inside({ ...good, version: "TLSv1.1" })],
  [
    "B07",
    "tls-client-certificate",
    "A client certificate is demanded",
    failedSomehow,
    inside({ ...good, version: "TLSv1.3", clientCertificate: true }),
  ],
  [
    "B08",
    "tls-1-2-client-certificate",
    "A client certificate is demanded, TLS 1.2",
    failedSomehow,
    inside({ ...good, version: "TLSv1.2", clientCertificate: true }),
  ],
  [
    "B09",
    "tls-cut-off",
    "200, then the connection ends without close_notify",
    200,
    inside(good, { send: headThen("200 OK", ["Content-Length: 5"], "hel") }),
  ],
  [
    "B10",
    "tls-reset",
    "200, then a reset",
    200,
    inside(good, { send: headThen("200 OK", ["Content-Length: 5"], "hel"), then: "reset" }),
  ],
  ["B11", "tls-h2-only", "HTTP/2 only", failedSomehow, inside({ ...good, protocols: ["h2"] })],
  ["B12", "tls-stall", "Says nothing in the handshake", failed("timeout"), instead({ then: "stay" })],
  ["B13", "tls-close", "Closes in the handshake", failedSomehow, instead({})],
  ["B14", "tls-reset-in-handshake", "Resets in the handshake", failedSomehow, instead({ then: "reset" })],
  [
    "B15",
    "tls-alert",
    "Ends the handshake with an alert",
    failedSomehow,
    instead({ send: "\x15\x03\x01\0\x02\x02\x28" }),
  ],
  [
    "B16",
    "http-on-https-port",
    "Answers in plain text",
    failedSomehow,
    instead({ send: headThen("400 Bad Request", ["Content-Length: 0"]) }),
  ],
  [
    "B17",
    "tls-drip-garbage",
    "Sends garbage as a TLS record, byte by byte",
    failedSomehow,
    instead({ drip: { text: "\x16\x03\x01\xff\xff\x99", size: 1, everyMs: 20, forever: true } }),
  ],
  [
    "B18",
    "ssh-on-https-port",
    "Greets as SSH",
    failedSomehow,
    instead({ send: "SSH-2.0-OpenSSH_9.2\r\n", then: "stay" }),
  ],
]).map((fault): Fault => ({ ...fault, secure: true }));

export const tlsFaults: readonly Fault[] = [
  ...overTls,
  ...faultsOf("tls", [
    ["B19", "https-server-on-http-url", "Expects TLS on an http URL", failedSomehow, inside(good)],
  ]),
];
