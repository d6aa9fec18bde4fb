/**
 * The interface document, statement by statement, in its order. A check names the statement it holds a receiver to by
 * its anchor: the section number, with a word behind a slash where a section says several things. Whom a statement
 * binds decides who proves it: `receiver` a check (or `untestable` says why not), `platform` our own tests, `none`
 * nobody, because it only informs or because it says what is not shown (see `gaps.ts`).
 */
export const statements = {
  "1.1": platform(
    "The service pushes conversation, customer, call, robot call and ticket data to the enterprise's Webhook URL by an HTTP request when the event of a subscribed topic occurs.",
  ),
  "1.2": receiver(
    "The receiver processes the data further; the service expects only an HTTP status code in return.",
  ),
  "1.3": none(
    "The feature belongs to the enterprise and flagship editions of the 2021 product; its settings are on a workbench page.",
  ),
  "1.4": none("The full data structure of each request is published in a separate reference of APIs."),
  "1.5": platform("The sender address of the requests is 127.0.0.1."),
  "1.6": none("Registration of the Webhook URL and the subscription UI: not shown."),

  "2.1": receiver(
    "The body of every notification is a JSON envelope of id, event, enterprise_token, created_at and business data.",
  ),
  "2.1/id": receiver("id is the unique identifier of the request, defined by the service."),
  "2.1/id-shape": receiver(
    "id has the shape sub_<enterprise_token>_<number>, where the number equals the created_at shape, so that notifications created within one unit of time share an id.",
  ),
  "2.1/event": receiver("event is the topic that caused the request."),
  "2.1/enterprise-token": receiver(
    "enterprise_token is a hexadecimal-looking string defined by the service.",
  ),
  "2.1/created-at": receiver(
    "created_at is the creation time of the request, an integer timestamp whose unit is not stated.",
  ),
  "2.1/business-data": receiver("Business data sits under a key named after its kind."),
  "2.1/null": receiver("A null value is possible for fields inside business data."),

  "2.2": receiver(
    "Conversation business data has enterprise_id, dev_client_id, page_from_url and search_engine; its remaining fields are not shown.",
  ),
  "2.2/dev-client-id": receiver("dev_client_id is null or a value."),
  "2.2/empty-strings": receiver("page_from_url and search_engine are strings that may be empty."),

  "2.3": receiver("The fields of Client business data are not shown."),

  "2.4": receiver(
    "The call record has twenty-two fields: strings, and integers for durations, the agent's id and the evaluation.",
  ),
  "2.4/call-type": receiver("call_type is one of 外呼, 来电, 呼出转接 and 呼入转接."),
  "2.4/states": receiver(
    "states is one of 主叫未接, 被叫未接 and 接听 for outbound calls, and one of ivr, 队列放弃, 振铃未接 and 接听 for inbound calls.",
  ),
  "2.4/formats": none(
    "Time format of start_time and end_time, unit of the durations, values of answer_way and hangup_disposition: not shown.",
  ),

  "2.5": receiver("The robot call record has nineteen fields."),
  "2.5/kind": receiver(
    "Both phone topics list the business data kind Cdr; call_robot.hangup carries the robot call record.",
  ),
  "2.5/billsec": receiver(
    "Billsec (an int64 integer) and billsec (a string) are two fields of one record; names are told apart by case.",
  ),
  "2.5/required": receiver(
    "answer_state, call_state, callee, caller, end_at, skill_name, start_at, task_name and uuid are required; the others may be absent.",
  ),
  "2.5/int64": receiver("id and Billsec are int64 integers, which reach beyond 2^53."),
  "2.5/date-time": receiver("answer_at, start_at and end_at are date-time strings."),
  "2.5/answer-state": receiver("answer_state is answered or not_connected."),
  "2.5/call-state": receiver(
    "call_state is one of synthesis, pending, calling, called, timeout, replay and terminated.",
  ),
  "2.5/intent-tag": receiver("intent_tag is an array of integers."),

  "2.6": receiver(
    "Ticket business data has event, businessId, content, textContent, contentBy, contentAt, ticket and customer.",
  ),
  "2.6/business-id": receiver("businessId is a Long, which reaches beyond 2^53."),
  "2.6/ticket": receiver("ticket is a list whose items have fieldName, fieldValue and display."),
  "2.6/field-value": receiver("fieldValue is an Object: any JSON value."),
  "2.6/customer": receiver("customer is an object of eleven named fields."),
  "2.6/gender": receiver("gender is M or W."),
  "2.6/custom-fields": receiver("The customer has user-defined fields of any name, possibly several."),
  "2.6/unnamed-fields": receiver(
    "The customer has three more fields of type String, for e-mail, a further contact account and a microblog account, whose names are not shown.",
  ),

  "3/call-state": none("The states of a robot call are those of call_state; transitions are not shown."),
  "3/ticket-status": none(
    "Ticket status types are only referred to as processing and closed by the topics; transitions are not shown.",
  ),

  // Not "4" alone: JavaScript puts keys that look like integers first.
  "4/direction": platform(
    "The service exposes no endpoint for receiving; it calls an endpoint of the receiver.",
  ),
  "4.1": platform("A notification is an HTTP request from the service to the receiver."),
  "4.1/method": platform("The method is POST."),
  "4.1/path": platform("The path is that of the configured Webhook URL, any path, chosen by the enterprise."),
  "4.1/content-type": receiver("The Content-Type is application/json; charset=utf-8."),
  "4.1/headers": receiver(
    "The other headers are Content-Length, User-Agent, Accept-Encoding (gzip) and the signature header.",
  ),
  "4.1/body": receiver("The body is the JSON envelope with the business data of the topic."),
  "4.1/status": none(
    "An HTTP status code is expected in response; 200 means success, as sections 7.1 and 7.2 say.",
  ),
  "4.1/response-body": platform("No body is required in the response."),
  "4.1/body-key": none(
    "The key under which business data sits for topics other than the conversation ones: not shown.",
  ),

  "5/header": receiver(
    "Each request carries the header Service-Signature, written with the service's own name in front of Signature.",
  ),
  "5/header-name": receiver(
    "One sample shows the header in the shortened form Service-Sign; the text names Service-Signature.",
  ),
  "5.1": receiver("Step 1: the receiver reads the HTTP body as the string body_str."),
  "5.2": receiver("Step 2: the receiver builds encrypted_str as body_str followed directly by the secret."),
  "5.3": receiver("Step 3: signature_str is the SHA1 hash of encrypted_str, 40 hexadecimal characters."),
  "5.4": receiver(
    "Step 4: signature_str and the header's value must be equal for the request to be authentic.",
  ),
  "5/secret-origin": none("Where the secret is created or shown to the enterprise: not shown."),
  "5/token": receiver(
    "The enterprise token in the body identifies the enterprise; it is not described as a credential.",
  ),

  "6/subscribed": platform("A request is sent when the event of a subscribed topic occurs."),
  "6/event": platform("The value of event is the topic name."),
  "6/topics": receiver(
    "There are thirteen topics: four of conversations, three of clients, two of calls, four of tickets.",
  ),
  "6/processing": receiver(
    "The first time a ticket's status becomes processing both new_ticket.processing_first and new_ticket.processing_every are due; every later time only the latter.",
  ),
  "6/repeats": receiver(
    "new_ticket.processing_every and new_ticket.closed occur every time the status is reached, so that one ticket has several.",
  ),
  "6/order": receiver("The delivery order is not shown, so notifications may arrive in any order."),

  "7.1": receiver("When the receiver returns status code 200, the push is a success."),
  "7.2": receiver("When the receiver returns no status code, the push has failed; there is no retry."),
  "7.3": none("Handling of status codes other than 200: not shown."),
  "7.4": none("Error codes and error bodies: not shown."),

  "8.1": platform("There is no retry; a failed push is not repeated."),
  "8.2": none("Rate limits, body size limits and the response time-out: not shown."),

  "9/versioning": none("Versioning of the payloads or of the interface: not shown."),
} as const satisfies Record<string, Statement>;

export type Anchor = keyof typeof statements;

/** One statement of the document, shortened to one sentence. */
export interface Statement {
  readonly sentence: string;
  readonly binds: "receiver" | "platform" | "none";
  /** Why no check can hold a receiver to it. */
  readonly untestable?: string;
}

function receiver(sentence: string, untestable?: string): Statement {
  return { sentence, binds: "receiver", ...(untestable === undefined ? {} : { untestable }) };
}

function platform(sentence: string): Statement {
  return { sentence, binds: "platform" };
}

function none(sentence: string): Statement {
  return { sentence, binds: "none" };
}
