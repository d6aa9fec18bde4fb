"""A receiver on the standard library, right unless FAULT names a mistake. Prints its URL when it listens."""

import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FAULT = os.environ.get("FAULT", "")
SECRET = os.environ["HOOKPROOF_SECRET"]
HEADER = os.environ.get("HOOKPROOF_HEADER", "Service-Signature")


def dumps(body, **options):
    return json.dumps(json.loads(body), **options).encode()


HASHED = {
    "json-dumps": lambda body: dumps(body),
    "json-dumps-unicode": lambda body: dumps(body, ensure_ascii=False),
    "json-dumps-compact": lambda body: dumps(body, separators=(",", ":")),
    "json-dumps-compact-unicode": lambda body: dumps(body, separators=(",", ":"), ensure_ascii=False),
    "json-dumps-sorted": lambda body: dumps(body, sort_keys=True),
    "json-dumps-indent": lambda body: dumps(body, indent=2),
    "str-of-bytes": lambda body: str(body).encode(),
    "str-of-dict": lambda body: str(json.loads(body)).encode(),
    "ascii-ignore": lambda body: body.decode().encode("ascii", "ignore"),
    "ascii-replace": lambda body: body.decode().encode("ascii", "replace"),
    "splitlines": lambda body: "\n".join(body.decode().splitlines()).encode(),
}


def signature(body):
    secret = os.environ.get("MISSING_SECRET") if FAULT == "secret-none" else SECRET
    hashed = HASHED.get(FAULT, lambda raw: raw)(body)
    if FAULT == "hmac":
        return hmac.new(secret.encode(), body, "sha1").hexdigest()
    digest = hashlib.sha1(hashed + str(secret).encode())
    return digest.hexdigest().upper() if FAULT == "upper-case" else digest.hexdigest()


def claimed(headers):
    if FAULT == "headers-as-dict":
        return dict(headers).get(HEADER, "")
    return headers.get(HEADER, "")


def process(notification):
    """Makes use of the notification; what it raises becomes status 500."""
    data = next((value for value in notification.values() if isinstance(value, dict)), {})
    if FAULT == "null-concatenation":
        return "call of " + data.get("agent_phone", "") + " to " + data.get("customer_phone", "")
    if FAULT == "null-list":
        return [field["fieldName"] for field in data.get("ticket", [])]
    if FAULT == "gbk-storage":
        return json.dumps(notification, ensure_ascii=False).encode("gbk")
    if FAULT == "missing-key":
        return data["record_path"] if "call_uuid" in data else None
    return None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.0" if FAULT == "http-1.0" else "HTTP/1.1"

    def do_POST(self):
        body = self.read()
        if not hmac.compare_digest(claimed(self.headers).encode(), signature(body).encode()):
            return self.answer(403)
        try:
            process(json.loads(body))
        except Exception as error:
            return self.answer(500, f"{type(error).__name__}: {error}")
        return self.answer(200)

    def read(self):
        if self.headers.get("Transfer-Encoding") == "chunked":
            return b"".join(iter(self.read_chunk, b""))
        length = int(self.headers.get("Content-Length", 0))
        return self.rfile.read1(length) if FAULT == "single-read" else self.rfile.read(length)

    def read_chunk(self):
        size = int(self.rfile.readline(), 16)
        data = self.rfile.read(size)
        self.rfile.readline()
        return data

    def answer(self, status, text=""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128


server = Server(("127.0.0.1", 0), Handler)
print(f"http://127.0.0.1:{server.server_port}/webhook", flush=True)
server.serve_forever()
