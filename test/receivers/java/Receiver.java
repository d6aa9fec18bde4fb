import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.concurrent.Executors;

/** A receiver on the JDK, right unless FAULT names a mistake. Prints its URL when it listens. */
public final class Receiver {
    private static final String FAULT = System.getenv().getOrDefault("FAULT", "");
    private static final String SECRET = System.getenv(FAULT.equals("secret-null") ? "MISSING_SECRET" : "HOOKPROOF_SECRET");

    public static void main(String[] arguments) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 128);
        server.createContext("/", Receiver::receive);
        server.setExecutor(Executors.newFixedThreadPool(8));
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort() + "/webhook");
    }

    private static void receive(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String given = exchange.getRequestHeaders().getFirst("Service-Signature");
        int status;
        try {
            status = given != null && genuine(given, signature(body)) ? 200 : 401;
        } catch (Exception error) {
            status = 500;
        }
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    private static boolean genuine(String given, String right) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));
    }

    private static String signature(byte[] body) throws Exception {
        MessageDigest hash = MessageDigest.getInstance(FAULT.equals("sha256") ? "SHA-256" : "SHA-1");
        hash.update(hashed(body));
        hash.update(String.valueOf(SECRET).getBytes(StandardCharsets.UTF_8));
        byte[] digest = hash.digest();
        StringBuilder text = new StringBuilder();
        switch (FAULT) {
            case "signed-bytes":
                for (byte one : digest) text.append(Integer.toHexString(one));
                return text.toString();
            case "unpadded-bytes":
                for (byte one : digest) text.append(Integer.toHexString(one & 0xff));
                return text.toString();
            case "big-integer":
                return new BigInteger(1, digest).toString(16);
            case "upper-case":
                return HexFormat.of().withUpperCase().formatHex(digest);
            case "base64-of-hex":
                return Base64.getEncoder().encodeToString(HexFormat.of().formatHex(digest).getBytes(StandardCharsets.US_ASCII));
            default:
                return HexFormat.of().formatHex(digest);
        }
    }

    private static byte[] hashed(byte[] body) throws Exception {
        String text = new String(body, StandardCharsets.UTF_8);
        switch (FAULT) {
            case "decodes-latin1":
                return new String(body, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.UTF_8);
            case "encodes-latin1":
                return text.getBytes(StandardCharsets.ISO_8859_1);
            case "encodes-gbk":
                return text.getBytes("GBK");
            case "reads-lines":
                return String.join("", text.lines().toList()).getBytes(StandardCharsets.UTF_8);
            default:
                return body;
        }
    }
}
