import type { Socket } from "node:net";
import type { ConnectionOptions, PeerCertificate, TLSSocket } from "node:tls";
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

function contextOf({ ca }: TlsOptions): ReturnType<typeof createSecureContext> {
  try {
    return createSecureContext({
      minVersion: "TLSv1.2",
      ...(ca === undefined ? {} : { ca: Buffer.from(ca) }),
    });
  } catch (cause) {
    throw new HookproofError("bad-option", "The CA certificate cannot be read.", {
      hint: "Give a file in PEM, with -----BEGIN CERTIFICATE----- in it.",
      cause,
    });
  }
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
