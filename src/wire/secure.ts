import { Buffer } from "node:buffer";
import { X509Certificate } from "node:crypto";
import type { Socket } from "node:net";
import type { ConnectionOptions, PeerCertificate, SecureContext, TLSSocket } from "node:tls";
import { checkServerIdentity, connect, createSecureContext } from "node:tls";
import { HookproofError } from "../errors.ts";
import type { Target } from "./target.ts";

export interface TlsOptions {
  /** Certificates in PEM to trust in place of the usual authorities. */
  readonly ca?: string | Uint8Array;
  /** Takes any certificate. */
  readonly insecure?: boolean;
}

/**
 * Makes what puts TLS on a connected socket as a Go client would: a name in the certificate's SAN is demanded, since Go
 * takes no CommonName for it. HTTP/1.1 is what is offered, HTTP/2 is not spoken here.
 * @throws HookproofError `bad-option` if `ca` is not a certificate
 */
export function createSecurer({ host, family }: Target, options: TlsOptions): (socket: Socket) => TLSSocket {
  const secureContext = contextOf(options);
  const fixed: ConnectionOptions = {
    secureContext,
    rejectUnauthorized: options.insecure !== true,
    checkServerIdentity: checkName,
    minVersion: "TLSv1.2",
    ALPNProtocols: ["http/1.1"],
    host,
    ...(family === 0 ? { servername: host } : {}),
  };
  return (socket) => connect({ ...fixed, socket });
}

function contextOf({ ca }: TlsOptions): SecureContext {
  try {
    return createSecureContext({
      minVersion: "TLSv1.2",
      ...(ca === undefined ? {} : { ca: certificatesIn(ca) }),
    });
  } catch (cause) {
    throw new HookproofError("bad-option", "The CA certificate cannot be read.", {
      hint: "Give a file in PEM, with -----BEGIN CERTIFICATE----- in it.",
      cause,
    });
  }
}

/**
 * Parses what is to be trusted, since a secure context takes any text for an authority and then trusts nobody.
 * @throws if a certificate cannot be parsed or there is none
 */
function certificatesIn(pem: string | Uint8Array): string[] {
  const found = Buffer.from(pem)
    .toString("latin1")
    .match(/-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/g);
  if (found === null) throw new Error("no certificate in it");
  return found.map((certificate) => new X509Certificate(certificate).toString());
}

function checkName(host: string, certificate: PeerCertificate): Error | undefined {
  if (certificate.subjectaltname !== undefined) return checkServerIdentity(host, certificate);
  return Object.assign(
    new Error(`The certificate names ${host} in no subjectAltName, which Go clients demand`),
    {
      code: "ERR_TLS_CERT_ALTNAME_INVALID",
    },
  );
}
