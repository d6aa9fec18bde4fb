import hashlib
import hmac
import json
import os

from flask import Flask, request

app = Flask(__name__)
secret = os.environ["WEBHOOK_SECRET"].encode()


@app.post("/webhook")
def webhook():
    # get_data, not request.json: the signature covers the bytes.
    body = request.get_data()
    expected = hashlib.sha1(body + secret).hexdigest()
    given = request.headers.get("Service-Signature", "")
    # As bytes: compare_digest refuses text that is not ASCII.
    if not hmac.compare_digest(expected.encode(), given.encode("utf-8", "replace")):
        return "", 401
    try:
        notification = json.loads(body)
    except ValueError:
        return "", 400
    save(notification)
    return "", 200


def save(notification):
    print(notification["event"], notification["id"], flush=True)


if __name__ == "__main__":
    app.run(host="127.0.0.1", port=int(os.environ.get("PORT", "3000")), threaded=True)
