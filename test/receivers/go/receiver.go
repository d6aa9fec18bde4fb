// A receiver on the standard library, right unless FAULT names a mistake. Prints its URL when it listens.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
)

var (
	fault  = os.Getenv("FAULT")
	secret = []byte(os.Getenv("HOOKPROOF_SECRET"))
	header = "Service-Signature"
)

// Envelope keeps the business data as it came, so writing it again comes close to the original.
type Envelope struct {
	ID              string          `json:"id"`
	Event           string          `json:"event"`
	EnterpriseToken string          `json:"enterprise_token"`
	CreatedAt       int64           `json:"created_at"`
	Conversation    json.RawMessage `json:"conversation,omitempty"`
	Client          json.RawMessage `json:"client,omitempty"`
	Cdr             json.RawMessage `json:"cdr,omitempty"`
	NewTicket       json.RawMessage `json:"new_ticket,omitempty"`
}

func hashed(body []byte) []byte {
	switch fault {
	case "marshal-map":
		var value map[string]any
		json.Unmarshal(body, &value)
		again, _ := json.Marshal(value)
		return again
	case "marshal-struct":
		var value Envelope
		json.Unmarshal(body, &value)
		again, _ := json.Marshal(value)
		return again
	case "encoder":
		var value map[string]any
		json.Unmarshal(body, &value)
		var again bytes.Buffer
		encoder := json.NewEncoder(&again)
		encoder.SetEscapeHTML(false)
		encoder.Encode(value)
		return again.Bytes()
	case "compact":
		var again bytes.Buffer
		json.Compact(&again, body)
		return again.Bytes()
	}
	return body
}

func signature(body []byte) string {
	switch fault {
	case "hmac-sha256":
		mac := hmac.New(sha256.New, secret)
		mac.Write(body)
		return hex.EncodeToString(mac.Sum(nil))
	case "sum-of-secret":
		hash := sha1.New()
		hash.Write(body)
		return hex.EncodeToString(hash.Sum(secret))
	}
	hash := sha1.New()
	hash.Write(hashed(body))
	hash.Write(secret)
	if fault == "base64url" {
		return base64.RawURLEncoding.EncodeToString(hash.Sum(nil))
	}
	return hex.EncodeToString(hash.Sum(nil))
}

// RobotCall has no field for the lower-case billsec, which encoding/json then puts into this one.
type RobotCall struct {
	Billsec int64 `json:"Billsec"`
	ID      int64 `json:"id"`
}

// ShortCall has a column of 32 bits.
type ShortCall struct {
	ID int32 `json:"id"`
}

func process(body []byte) error {
	var envelope struct {
		Event string          `json:"event"`
		Cdr   json.RawMessage `json:"cdr"`
	}
	if fault == "unknown-fields" {
		decoder := json.NewDecoder(bytes.NewReader(body))
		decoder.DisallowUnknownFields()
		return decoder.Decode(&Envelope{})
	}
	if err := json.Unmarshal(body, &envelope); err != nil {
		return err
	}
	if fault == "folded-keys" && envelope.Event == "call_robot.hangup" && envelope.Cdr != nil {
		return json.Unmarshal(envelope.Cdr, &RobotCall{})
	}
	if fault == "int32" && envelope.Event == "call_robot.hangup" && envelope.Cdr != nil {
		return json.Unmarshal(envelope.Cdr, &ShortCall{})
	}
	return nil
}

func receive(response http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil || !hmac.Equal([]byte(request.Header.Get(header)), []byte(signature(body))) {
		http.Error(response, "forged", http.StatusUnauthorized)
		return
	}
	if err := process(body); err != nil {
		http.Error(response, err.Error(), http.StatusBadRequest)
		return
	}
	if fault == "created" {
		response.WriteHeader(http.StatusCreated)
	}
}

func main() {
	if name := os.Getenv("HOOKPROOF_HEADER"); name != "" {
		header = name
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Printf("http://%s/webhook\n", listener.Addr())
	http.Serve(listener, http.HandlerFunc(receive))
}
