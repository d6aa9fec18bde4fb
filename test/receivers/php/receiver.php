<?php
// A receiver for PHP's built-in server, right unless FAULT names a mistake.

$fault = getenv('FAULT') ?: '';
$secret = $fault === 'secret-missing' ? getenv('MISSING_SECRET') : getenv('HOOKPROOF_SECRET');
$body = file_get_contents('php://input');

$hashed = match ($fault) {
    'json-encode' => json_encode(json_decode($body, true)),
    'json-encode-unicode' => json_encode(json_decode($body, true), JSON_UNESCAPED_UNICODE),
    'json-encode-slashes' => json_encode(json_decode($body, true), JSON_UNESCAPED_SLASHES),
    'json-encode-unescaped' => json_encode(json_decode($body, true), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
    'json-encode-pretty' => json_encode(json_decode($body, true), JSON_PRETTY_PRINT),
    'post' => json_encode($_POST),
    'specialchars' => htmlspecialchars($body),
    'trim' => trim($body),
    'strip-tags' => preg_replace('/<[^>]*>/', '', $body),
    default => $body,
};

$right = match ($fault) {
    'raw-digest' => base64_encode(sha1($hashed . $secret, true)),
    'hmac' => hash_hmac('sha1', $hashed, $secret),
    default => sha1($hashed . $secret),
};

$given = $_SERVER['HTTP_SERVICE_SIGNATURE'] ?? '';
$genuine = match ($fault) {
    'empty-passes' => empty($given) || hash_equals($right, $given),
    'strncmp' => $given !== '' && strncmp($right, $given, strlen($given)) === 0,
    default => hash_equals($right, $given),
};
if (!$genuine) {
    http_response_code(401);
    exit;
}

$notification = json_decode($body, true);
$data = array_values(array_filter($notification ?? [], 'is_array'))[0] ?? [];
try {
    if ($fault === 'null-typed') {
        (fn (string $phone) => strlen($phone))($data['customer_phone'] ?? ($data ? (array_key_exists('customer_phone', $data) ? null : '') : ''));
    }
    if ($fault === 'null-foreach' && array_key_exists('ticket', $data)) {
        count($data['ticket']);
    }
} catch (TypeError $error) {
    http_response_code(500);
    echo $error->getMessage();
    exit;
}
http_response_code(200);
