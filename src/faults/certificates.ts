import { Buffer } from "node:buffer";
import type { KeyObject } from "node:crypto";
import { generateKeyPairSync, sign } from "node:crypto";
import { der } from "./der.ts";
import type { TlsScript } from "./fault.ts";

/** A key and its certificate in PEM, as `tls` takes them. */
export interface Identity {
  readonly key: string;
  readonly cert: string;
}

/** An authority that lives as long as the process, and the identities that faults need. */
export interface Certificates {
  /** What a client has to trust. */
  readonly ca: string;
  identity(kind: TlsScript["certificate"]): Identity;
}

const day = 86_400_000;

/** Makes an authority and, when asked, certificates for `localhost` and the loopback addresses, good and bad. */
export function createCertificates(now: Date): Certificates {
  const trusted = createAuthority("hookproof test authority", now);
  const unknown = createAuthority("another authority", now);
  const identity = (kind: TlsScript["certificate"]): Identity => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const authority = kind === "unknown-authority" ? unknown : trusted;
    const cert = authority.issue({
      publicKey,
      until: new Date(now.getTime() + (kind === "expired" ? -day : 30 * day)),
      extensions:
        kind === "no-san" ? [] : [subjectAltName(kind === "wrong-host" ? ["example.org"] : loopbackNames)],
    });
    return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
  };
  return { ca: trusted.cert, identity };
}

interface Issue {
  readonly publicKey: KeyObject;
  readonly until: Date;
  readonly extensions: readonly Buffer[];
}

function createAuthority(name: string, now: Date): { cert: string; issue(issue: Issue): string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signCertificate = (subject: string, serial: number, issue: Issue): string => {
    const body = der.sequence(
      der.tagged(0xa0, der.integer(2)),
      der.integer(serial),
      ecdsaWithSha256,
      nameOf(name),
      der.sequence(der.time(new Date(now.getTime() - 60 * day)), der.time(issue.until)),
      nameOf(subject),
      issue.publicKey.export({ type: "spki", format: "der" }),
      ...(issue.extensions.length === 0 ? [] : [der.tagged(0xa3, der.sequence(...issue.extensions))]),
    );
    return pemOf(der.sequence(body, ecdsaWithSha256, der.bits(sign("sha256", body, privateKey))));
  };
  let serial = 1;
  return {
    cert: signCertificate(name, serial, {
      publicKey,
      until: new Date(now.getTime() + 30 * day),
      extensions: [isAuthority],
    }),
    issue: (issue) => signCertificate("localhost", ++serial, issue),
  };
}

const ecdsaWithSha256 = der.sequence(der.oid("1.2.840.10045.4.3.2"));
const isAuthority = der.sequence(der.oid("2.5.29.19"), der.true(), der.octets(der.sequence(der.true())));
const loopbackNames = [
  "localhost",
  Buffer.from([127, 0, 0, 1]),
  Buffer.from([...Array<number>(15).fill(0), 1]),
];

function nameOf(commonName: string): Buffer {
  return der.sequence(der.set(der.sequence(der.oid("2.5.4.3"), der.text(commonName))));
}

function subjectAltName(names: readonly (string | Buffer)[]): Buffer {
  const entries = names.map((name) =>
    typeof name === "string" ? der.tagged(0x82, Buffer.from(name)) : der.tagged(0x87, name),
  );
  return der.sequence(der.oid("2.5.29.17"), der.octets(der.sequence(...entries)));
}

function pemOf(bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
