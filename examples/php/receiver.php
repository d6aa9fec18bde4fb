<?php
// php -S 127.0.0.1:3000 receiver.php

// php://input, not $_POST: the signature covers the bytes.
$body = file_get_contents('php://input');
$given = $_SERVER['HTTP_SERVICE_SIGNATURE'] ?? '';
$secret = getenv('WEBHOOK_SECRET');

if ($secret === false || !hash_equals(sha1($body . $secret), $given)) {
    http_response_code(401);
    exit;
}
// Long values beyond PHP_INT_MAX would become floats.
$notification = json_decode($body, true, 512, JSON_BIGINT_AS_STRING);
if (!is_array($notification)) {
    http_response_code(400);
    exit;
}
error_log($notification['event'] . ' ' . $notification['id']);
http_response_code(200);
