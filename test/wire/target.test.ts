import { describe, expect, it } from "vitest";
import { HookproofError } from "../../src/errors.ts";
import { addressClassOf } from "../../src/wire/address-class.ts";
import { refusalOf } from "../../src/wire/target-policy.ts";
import { targetOf } from "../../src/wire/target.ts";

const targets: readonly [text: string, host: string, port: number, authority: string, path: string][] = [
  ["3000", "127.0.0.1", 3000, "127.0.0.1:3000", "/"],
  [":3000/hook", "127.0.0.1", 3000, "127.0.0.1:3000", "/hook"],
  ["localhost:3000/hook?a=1", "localhost", 3000, "localhost:3000", "/hook?a=1"],
  ["[::1]:3000/hook", "::1", 3000, "[::1]:3000", "/hook"],
  ["http://example.org", "example.org", 80, "example.org", "/"],
  ["http://example.org:80/", "example.org", 80, "example.org:80", "/"],
  ["https://example.org?a", "example.org", 443, "example.org", "/?a"],
  ["HTTPS://Example.ORG:8443/A", "example.org", 8443, "example.org:8443", "/A"],
  ["http://h/a/../b/./c//d?x=1&x=2&y=%zz&z=a+b#part", "h", 80, "h", "/a/../b/./c//d?x=1&x=2&y=%zz&z=a+b"],
  ["http://h/钩子 1?名=值", "h", 80, "h", "/%E9%92%A9%E5%AD%90%201?%E5%90%8D=%E5%80%BC"],
  ["http://h/a'b\"<c>|{d}", "h", 80, "h", "/a'b\"<c>|{d}"],
  ["http://0x7f.1/", "127.0.0.1", 80, "127.0.0.1", "/"],
  ["http://2130706433:8080/", "127.0.0.1", 8080, "127.0.0.1:8080", "/"],
  ["http://0/", "0.0.0.0", 80, "0.0.0.0", "/"],
  ["http://[::ffff:127.0.0.1]/", "::ffff:7f00:1", 80, "[::ffff:7f00:1]", "/"],
  ["http://客服.example/", "xn--ubtq9x.example", 80, "xn--ubtq9x.example", "/"],
];

it.each(targets)("reads %s", (text, host, port, authority, path) => {
  expect(targetOf(text)).toMatchObject({ host, port, authority, path });
});

const refused = [
  "",
  "0",
  "http://h:0/",
  "http://h:99999/",
  "ftp://h/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "http://[::1",
  "http://a b/",
  "http://user:pass@h/",
  "http://user@h/",
  "http://@h/",
  "example.org/hook",
  "https:\\\\h\\",
];

it.each(refused)("refuses %j before anything is dialled", (text) => {
  expect(() => targetOf(text)).toThrow(HookproofError);
});

it("does not repeat a password", () => {
  expect(() => targetOf("http://user:hunter2@h/")).toThrow(/^(?!.*hunter2)/);
});

const classes = {
  loopback: [
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
  ],
  private: ["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "fc00::1", "fd12::1"],
  public: ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2001:db8::1", "::ffff:8.8.8.8", "2002:808:808::1"],
  forbidden: [
    "169.254.169.254",
    "100.100.100.200",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "224.0.0.1",
    "ff02::1",
    "255.255.255.255",
    "240.0.0.1",
    "0.1.2.3",
    "64:ff9b::a9fe:a9fe",
    "2002:a9fe:a9fe::1",
    "::ffff:169.254.169.254",
    "::a9fe:a9fe",
    "no address",
    "",
  ],
} as const;

describe.each(Object.entries(classes))("the class %s", (expected, addresses) => {
  it.each([...addresses])("holds %s", (address) => {
    expect(addressClassOf(address)).toBe(expected);
  });
});

it("asks for leave only where the policy says so, and by the name of the target", () => {
  const policy = { ask: ["public"], allowHosts: ["example.org:443", "example.net"] } as const;
  expect(refusalOf("8.8.8.8", "example.com", 443, policy)).toContain("--allow-host example.com:443");
  expect(refusalOf("8.8.8.8", "example.org", 80, policy)).not.toBeNull();
  expect(refusalOf("8.8.8.8", "example.org", 443, policy)).toBeNull();
  expect(refusalOf("8.8.8.8", "example.net", 80, policy)).toBeNull();
  expect(refusalOf("127.0.0.1", "localhost", 80, policy)).toBeNull();
  expect(refusalOf("169.254.169.254", "example.net", 80, policy)).not.toBeNull();
});
