# A receiver on WEBrick, right unless FAULT names a mistake. Prints its URL when it listens.
require 'digest'
require 'json'
require 'openssl'
require 'webrick'

FAULT = ENV.fetch('FAULT', '')
SECRET = ENV.fetch('HOOKPROOF_SECRET')
HEADER = ENV.fetch('HOOKPROOF_HEADER', 'Service-Signature')

def hashed(body)
  case FAULT
  when 'to-json' then JSON.parse(body).to_json
  when 'inspect' then JSON.parse(body).to_s
  when 'strip' then body.strip
  when 'scrub' then body.dup.force_encoding('ASCII').encode('UTF-8', invalid: :replace, undef: :replace, replace: '?')
  else body
  end
end

def signature(body)
  case FAULT
  when 'hmac' then OpenSSL::HMAC.hexdigest('SHA1', SECRET, body)
  when 'base64' then Digest::SHA1.base64digest(body + SECRET)
  when 'newline' then Digest::SHA1.hexdigest("#{body}\n#{SECRET}")
  else Digest::SHA1.hexdigest(hashed(body).b + SECRET.b)
  end
end

def process(notification)
  data = notification.values.find { |value| value.is_a?(Hash) } || {}
  data['customer']['name'] if FAULT == 'null-customer' && data.key?('customer')
  data['call_uuid'].length if FAULT == 'null-call' && data.key?('call_uuid')
end

def receive(request, response)
  body = request.body.to_s
  unless OpenSSL.secure_compare(request[HEADER].to_s, signature(body))
    response.status = 403
    return
  end
  process(JSON.parse(body))
  response.status = FAULT == 'no-content' ? 204 : 200
rescue NoMethodError, JSON::ParserError => error
  response.status = 500
  response.body = error.message
end

quiet = WEBrick::Log.new(File::NULL)
server = WEBrick::HTTPServer.new(BindAddress: '127.0.0.1', Port: 0, Logger: quiet, AccessLog: [])
server.mount_proc('/') { |request, response| receive(request, response) }
puts "http://127.0.0.1:#{server.config[:Port]}/webhook"
$stdout.flush
trap('TERM') { server.shutdown }
server.start
