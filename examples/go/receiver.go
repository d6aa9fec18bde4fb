package main

import (
	"crypto/sha1"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
)

// Fields that may hold anything stay raw; numbers stay text, so that a Long keeps its digits.
type notification struct {
	ID    string `json:"id"`
	Event string `json:"event"`
}

func webhook(secret []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		// The bytes first: the signature covers them.
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 32<<20))
		if err != nil {
			w.WriteHeader(http.StatusRequestEntityTooLarge)
			return
		}
		sum := sha1.Sum(append(append([]byte{}, body...), secret...))
		expected := hex.EncodeToString(sum[:])
		if subtle.ConstantTimeCompare([]byte(expected), []byte(r.Header.Get("Service-Signature"))) != 1 {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		var n notification
		if err := json.Unmarshal(body, &n); err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		log.Println(n.Event, n.ID)
		w.WriteHeader(http.StatusOK)
	}
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "3000"
	}
	http.HandleFunc("/webhook", webhook([]byte(os.Getenv("WEBHOOK_SECRET"))))
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
