import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.Executors;

/** In Spring: take {@code @RequestBody byte[] body}, never a parsed object, and hash those bytes. */
public class Receiver {
  public static void main(String[] arguments) throws IOException {
    byte[] secret = System.getenv("WEBHOOK_SECRET").getBytes(StandardCharsets.UTF_8);
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "3000"));
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 64);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/webhook", exchange -> answer(exchange, secret));
    server.start();
  }

  private static void answer(HttpExchange exchange, byte[] secret) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      String given = exchange.getRequestHeaders().getFirst("Service-Signature");
      if (!isAuthentic(body, secret, given)) {
        exchange.sendResponseHeaders(401, -1);
        return;
      }
      save(new String(body, StandardCharsets.UTF_8));
      exchange.sendResponseHeaders(200, -1);
    }
  }

  private static boolean isAuthentic(byte[] body, byte[] secret, String given) {
    if (given == null) return false;
    try {
      ByteArrayOutputStream signed = new ByteArrayOutputStream(body.length + secret.length);
      signed.writeBytes(body);
      signed.writeBytes(secret);
      byte[] sum = MessageDigest.getInstance("SHA-1").digest(signed.toByteArray());
      byte[] expected = HexFormat.of().formatHex(sum).getBytes(StandardCharsets.US_ASCII);
      return MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
    } catch (java.security.NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static void save(String notification) {
    System.out.println(notification.length() + " characters");
  }
}
