/** Written by scripts/generate-types.mjs from schemas/*.schema.json. Do not edit. */

/**
 * JSON body of every push; `event` tells which.
 */
export type DocumentedNotification =
  | ConversationCreated
  | ConversationClosed
  | ConversationUpdated
  | ConversationScheduled
  | ClientCreated
  | ClientUpdated
  | ClientDeleted
  | CdrHangup
  | CallRobotHangup
  | NewTicketProcessingFirst
  | NewTicketProcessingEvery
  | NewTicketClosed
  | NewTicketComment;

/**
 * Sent when a conversation is created.
 */
export interface ConversationCreated {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "conversation.created";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  conversation: Conversation;
}
/**
 * Business data of the conversation topics (section 2.2). Four fields are documented.
 */
export interface Conversation {
  /**
   * Enterprise ID (企业 ID). Enterprise that the conversation belongs to.
   */
  enterprise_id?: number | null;
  /**
   * Client ID in the enterprise's own system (企业自有客户 ID). Null or a value; the type of the value is not stated.
   */
  dev_client_id?: string | null;
  /**
   * Page the visitor came from (来源页面). May be empty.
   */
  page_from_url?: string | null;
  /**
   * Search engine (搜索引擎). May be empty.
   */
  search_engine?: string | null;
  /**
   * Conversation ID (会话 ID). Unique among conversations. Assumed: the document does not show it.
   */
  id?: number | bigint | null;
  /**
   * Client ID (客户 ID). The id of the Client that takes part. Assumed: the document does not show it.
   */
  client_id?: number | bigint | null;
  /**
   * Client name (客户姓名). Assumed: the document does not show it.
   */
  client_name?: string | null;
  /**
   * Channel (渠道). Where the conversation takes place. Assumed: the document does not show it.
   */
  channel?: "web" | "app" | "wechat" | "miniprogram" | "weibo" | null;
  /**
   * Status (状态). queueing waits for an agent, open is being served, closed has ended. Assumed: the document does not show it.
   */
  status?: "queueing" | "open" | "closed" | null;
  /**
   * Agent ID (客服 ID). Null until an agent is assigned. Assumed: the document does not show it.
   */
  agent_id?: number | null;
  /**
   * Agent name (客服姓名). Null until an agent is assigned. Assumed: the document does not show it.
   */
  agent_name?: string | null;
  /**
   * Agent group (客服组). Null until an agent is assigned. Assumed: the document does not show it.
   */
  agent_group?: string | null;
  /**
   * Skill group (技能组). The queue that the visitor chose. Assumed: the document does not show it.
   */
  skill_group?: string | null;
  /**
   * Created at (创建时间). Assumed: the document does not show it.
   */
  created_at?: string | null;
  /**
   * First assigned at (首次分配时间). Null until an agent is assigned. Assumed: the document does not show it.
   */
  scheduled_at?: string | null;
  /**
   * Closed at (结束时间). Null until the conversation has ended. Assumed: the document does not show it.
   */
  closed_at?: string | null;
  /**
   * Closed by (结束方式). Manually by the agent or the client, or automatically; null until it has ended. Assumed: the document does not show it.
   */
  closed_by?: "agent" | "client" | "system" | null;
  /**
   * First response time (首次响应时长). In seconds; null until an agent has answered. Assumed: the document does not show it.
   */
  first_response_seconds?: number | null;
  /**
   * Duration (会话时长). In seconds; null until the conversation has ended. Assumed: the document does not show it.
   */
  duration?: number | null;
  /**
   * Messages from the client (客户消息数). Assumed: the document does not show it.
   */
  client_message_count?: number | null;
  /**
   * Messages from the agent (客服消息数). Assumed: the document does not show it.
   */
  agent_message_count?: number | null;
  /**
   * Last message (最后一条消息). Assumed: the document does not show it.
   */
  last_message?: string | null;
  /**
   * Summary (会话小结). What the agent wrote as the summary; null until then. Assumed: the document does not show it.
   */
  summary?: string | null;
  /**
   * Remark (备注). May be empty. Assumed: the document does not show it.
   */
  remark?: string | null;
  /**
   * Tags (标签). Assumed: the document does not show it.
   *
   * @maxItems 4
   */
  tags?:
    [] | [string] | [string, string] | [string, string, string] | [string, string, string, string] | null;
  /**
   * Satisfaction (满意度). 1 (very dissatisfied) to 5 (very satisfied); null without a rating. Assumed: the document does not show it.
   */
  satisfaction?: number | null;
  /**
   * Comment on the satisfaction (评价内容). Null without a rating. Assumed: the document does not show it.
   */
  satisfaction_comment?: string | null;
  /**
   * Visitor (访客信息). Where the visitor came from. Assumed: the document does not show it.
   */
  visitor?: {
    /**
     * IP address (IP 地址).
     */
    ip: string | null;
    /**
     * Province (省份).
     */
    province: string | null;
    /**
     * City (城市).
     */
    city: string | null;
    /**
     * User agent (浏览器标识).
     */
    user_agent: string | null;
  } | null;
}
/**
 * Sent when a conversation is ended manually or automatically.
 */
export interface ConversationClosed {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "conversation.closed";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  conversation: Conversation;
}
/**
 * Sent when an agent edits the conversation summary.
 */
export interface ConversationUpdated {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "conversation.updated";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  conversation: Conversation;
}
/**
 * Sent when an agent is assigned for the first time.
 */
export interface ConversationScheduled {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "conversation.scheduled";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  conversation: Conversation;
}
/**
 * Sent when a customer is created, or a visitor becomes a customer.
 */
export interface ClientCreated {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "client.created";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  client: Client;
}
/**
 * Business data of the client topics (section 2.3). The document shows none of its fields.
 */
export interface Client {
  /**
   * Client ID (客户 ID). Unique among clients. Assumed: the document does not show it.
   */
  id?: number | bigint | null;
  /**
   * Enterprise ID (企业 ID). Enterprise that the client belongs to. Assumed: the document does not show it.
   */
  enterprise_id?: number | null;
  /**
   * Name (姓名). Assumed: the document does not show it.
   */
  name?: string | null;
  /**
   * Nickname (昵称). The name in a messaging app; may be empty. Assumed: the document does not show it.
   */
  nick_name?: string | null;
  /**
   * Gender (性别). M (male), W (female). Assumed: the document does not show it.
   */
  gender?: "M" | "W" | null;
  /**
   * Age (年龄). Assumed: the document does not show it.
   */
  age?: number | null;
  /**
   * Phone numbers (电话号码). Assumed: the document does not show it.
   *
   * @minItems 1
   * @maxItems 3
   */
  phones?: [string] | [string, string] | [string, string, string] | null;
  /**
   * E-mail (邮箱). Assumed: the document does not show it.
   */
  email?: string | null;
  /**
   * Messaging-app account (微信). Assumed: the document does not show it.
   */
  weixin?: string | null;
  /**
   * Open ID (微信 OpenID). Open ID of a messaging-app account. Assumed: the document does not show it.
   */
  open_id?: string | null;
  /**
   * Company (公司). Assumed: the document does not show it.
   */
  company?: string | null;
  /**
   * Province (省份). Assumed: the document does not show it.
   */
  province?: string | null;
  /**
   * City (城市). Assumed: the document does not show it.
   */
  city?: string | null;
  /**
   * Address (地址). Assumed: the document does not show it.
   */
  address?: string | null;
  /**
   * Level (客户等级). Assumed: the document does not show it.
   */
  level?: "normal" | "vip" | null;
  /**
   * Blocked (是否拉黑). Assumed: the document does not show it.
   */
  is_blocked?: boolean | null;
  /**
   * Source (客户来源). How the client first came. Assumed: the document does not show it.
   */
  source?: string | null;
  /**
   * Tags (标签). Assumed: the document does not show it.
   *
   * @maxItems 4
   */
  tags?:
    [] | [string] | [string, string] | [string, string, string] | [string, string, string, string] | null;
  /**
   * Remark (备注). May be empty. Assumed: the document does not show it.
   */
  description?: string | null;
  /**
   * Owner ID (负责客服 ID). The agent who looks after the client; null if there is none. Assumed: the document does not show it.
   */
  owner_id?: number | null;
  /**
   * Owner name (负责客服). Null if there is none. Assumed: the document does not show it.
   */
  owner_name?: string | null;
  /**
   * Owner group (负责客服组). Null if there is none. Assumed: the document does not show it.
   */
  owner_group?: string | null;
  /**
   * Custom fields (自定义字段). Fields that the enterprise has defined, by name. Assumed: the document does not show it.
   */
  custom_fields?: {
    /**
     * Membership card (会员卡号).
     */
    会员卡号: string | null;
    /**
     * Total spending (累计消费).
     */
    累计消费: number | null;
    /**
     * Identity verified (已实名).
     */
    已实名: boolean | null;
  } | null;
  /**
   * Created at (创建时间). Assumed: the document does not show it.
   */
  created_at?: string | null;
  /**
   * Updated at (更新时间). Assumed: the document does not show it.
   */
  updated_at?: string | null;
  /**
   * Last contact at (最近联系时间). Null if there was none. Assumed: the document does not show it.
   */
  last_contact_at?: string | null;
}
/**
 * Sent when customer parameters are updated in the workbench.
 */
export interface ClientUpdated {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "client.updated";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  client: Client;
}
/**
 * Sent when a customer is deleted.
 */
export interface ClientDeleted {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "client.deleted";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  client: Client;
}
/**
 * Sent when a call ends.
 */
export interface CdrHangup {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "cdr.hangup";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  cdr: CallRecord;
}
/**
 * Business data of cdr.hangup (section 2.4, kind Cdr).
 */
export interface CallRecord {
  /**
   * Call ID (通话 ID).
   */
  call_uuid?: string | null;
  /**
   * Call type (呼叫类型). 外呼 (outbound), 来电 (inbound), 呼出转接 (outbound transfer), 呼入转接 (inbound transfer).
   */
  call_type?: "外呼" | "来电" | "呼出转接" | "呼入转接" | null;
  /**
   * Call start time (通话开始时间).
   */
  start_time?: string | null;
  /**
   * Call end time (通话结束时间).
   */
  end_time?: string | null;
  /**
   * Call state (通话状态). Outbound: 主叫未接 (caller not answered), 被叫未接 (callee not answered), 接听 (answered by both sides). Inbound: ivr, 队列放弃 (abandoned in queue), 振铃未接 (rang, not answered), 接听 (answered).
   */
  states?: "主叫未接" | "被叫未接" | "接听" | "ivr" | "队列放弃" | "振铃未接" | null;
  /**
   * Way of answering (接听方式). The allowed values are not shown.
   */
  answer_way?: string | null;
  /**
   * Party that hung up (挂断方). The allowed values are not shown.
   */
  hangup_disposition?: string | null;
  /**
   * Ringing wait duration (振铃等待时长).
   */
  wait_time?: number | null;
  /**
   * Queue wait duration (排队等待时长).
   */
  queue_wait_time?: number | null;
  /**
   * Total duration (总时长).
   */
  duration?: number | null;
  /**
   * Agent ID (客服 ID).
   */
  agent_id?: number | null;
  /**
   * Agent work number (客服工号).
   */
  work_num?: string | null;
  /**
   * Agent's calling seat account (客服坐席账号).
   */
  agent_phone?: string | null;
  /**
   * Score the agent received in evaluation (客服评价得分).
   */
  agent_evaluated?: number | null;
  /**
   * Customer phone number (客户号码).
   */
  customer_phone?: string | null;
  /**
   * Region of the customer's number (客户号码归属地).
   */
  customer_attribution?: string | null;
  /**
   * Customer's call duration (客户通话时长).
   */
  customer_duration?: number | null;
  /**
   * Trunk number (中继号码).
   */
  trunk_number?: string | null;
  /**
   * Trunk number alias (中继号码别名).
   */
  trunk_number_name?: string | null;
  /**
   * Recording file (录音文件).
   */
  record_path?: string | null;
  /**
   * Enterprise token (企业标识).
   */
  ent_token?: string | null;
  /**
   * User-defined data (自定义数据).
   */
  user_data?: string | null;
}
/**
 * Sent when a robot call ends.
 */
export interface CallRobotHangup {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "call_robot.hangup";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  cdr: RobotCallRecord;
}
/**
 * Business data of call_robot.hangup (section 2.5; its kind in the topic table is Cdr).
 */
export interface RobotCallRecord {
  /**
   * Billed duration (计费时长). A capital B, as given; billsec is a field of its own.
   */
  Billsec?: number | bigint | null;
  /**
   * Answer time (接听时间).
   */
  answer_at?: string | null;
  /**
   * Answer state (接通状态). answered (connected normally), not_connected (not connected).
   */
  answer_state: "answered" | "not_connected" | null;
  /**
   * Billed duration (计费时长). As a string; Billsec is a field of its own.
   */
  billsec?: string | null;
  /**
   * Business ID (业务 ID).
   */
  business_id?: string | null;
  /**
   * Call state (呼叫状态). synthesis (awaiting synthesis), pending (awaiting start), calling (in call), called (called), timeout (timed out), replay (awaiting replay), terminated (terminated).
   */
  call_state: "synthesis" | "pending" | "calling" | "called" | "timeout" | "replay" | "terminated" | null;
  /**
   * Called number (被叫号码).
   */
  callee: string | null;
  /**
   * Region of called number (被叫归属地).
   */
  callee_attribution?: string | null;
  /**
   * Calling number (主叫号码).
   */
  caller: string | null;
  /**
   * Hang-up time (挂断时间).
   */
  end_at: string | null;
  /**
   * ID (ID).
   */
  id?: number | bigint | null;
  /**
   * Intent tag IDs (意向标签 ID).
   */
  intent_tag?: number[] | null;
  /**
   * Recording file (录音文件).
   */
  record_file?: string | null;
  /**
   * Redirect (转接). The meaning is not stated.
   */
  redirect?: string | null;
  /**
   * Ring time (振铃时间). Meaning and format are not stated.
   */
  ring_time?: string | null;
  /**
   * Script template name (话术模板名称).
   */
  skill_name: string | null;
  /**
   * Call start time (呼叫开始时间).
   */
  start_at: string | null;
  /**
   * Task name (任务名称).
   */
  task_name: string | null;
  /**
   * UUID (UUID).
   */
  uuid: string | null;
}
/**
 * Sent when the ticket status type becomes processing for the first time.
 */
export interface NewTicketProcessingFirst {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "new_ticket.processing_first";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  new_ticket: Ticket;
}
/**
 * Business data of the ticket topics (section 2.6, kind new_ticket).
 */
export interface Ticket {
  /**
   * Event (事件).
   */
  event?: string | null;
  /**
   * Ticket business ID (工单业务 ID). A Long.
   */
  businessId?: number | bigint | null;
  /**
   * Reply content (回复内容).
   */
  content?: string | null;
  /**
   * Reply content, plain text (回复内容（纯文本）).
   */
  textContent?: string | null;
  /**
   * Replier (回复人).
   */
  contentBy?: string | null;
  /**
   * Reply time (回复时间).
   */
  contentAt?: string | null;
  /**
   * Ticket information (工单信息).
   */
  ticket?: TicketField[] | null;
  /**
   * Customer information (客户信息).
   */
  customer?: {
    /**
     * Customer source (客户来源).
     */
    __follow_source?: string | null;
    /**
     * Open ID (OpenID). Open ID of a messaging-app account.
     */
    __openid?: string | null;
    /**
     * Address (地址).
     */
    address?: string | null;
    /**
     * Age (年龄).
     */
    age?: number | null;
    /**
     * Remark (备注).
     */
    comment?: string | null;
    /**
     * Contact person (联系人).
     */
    contact?: string | null;
    /**
     * Enterprise ID (企业 ID). Enterprise that the customer belongs to.
     */
    enterprise_id?: number | null;
    /**
     * Gender (性别). M (male), W (female).
     */
    gender?: "M" | "W" | null;
    /**
     * Name (姓名).
     */
    name?: string | null;
    /**
     * Phone number (电话).
     */
    tel?: string | null;
    /**
     * Messaging-app account (微信).
     */
    weixin?: string | null;
    /**
     * E-mail (邮箱). Assumed: the document does not show it.
     */
    email?: string | null;
    /**
     * Further contact account (其他联系方式). Assumed: the document does not show it.
     */
    qq?: string | null;
    /**
     * Microblog account (微博). Assumed: the document does not show it.
     */
    weibo?: string | null;
    /**
     * User-defined customer field (自定义客户字段). Assumed: the document does not show it.
     */
    会员等级?: string | null;
    /**
     * User-defined customer field (自定义客户字段). Assumed: the document does not show it.
     */
    来源渠道?: string | null;
    [k: string]: unknown;
  } | null;
}
export interface TicketField {
  /**
   * Ticket field name (字段名称).
   */
  fieldName?: string | null;
  /**
   * Ticket field value (字段值). An Object: any JSON value.
   */
  fieldValue?: unknown;
  /**
   * Ticket field display state (字段展示状态).
   */
  display?: boolean | null;
}
/**
 * Sent when the ticket status type becomes processing, every time.
 */
export interface NewTicketProcessingEvery {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "new_ticket.processing_every";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  new_ticket: Ticket;
}
/**
 * Sent when the ticket status type becomes closed, every time.
 */
export interface NewTicketClosed {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "new_ticket.closed";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  new_ticket: Ticket;
}
/**
 * Sent when a reply is added to the ticket.
 */
export interface NewTicketComment {
  /**
   * Request ID (请求 ID). Unique identifier of the request: sub_<enterprise_token>_<number>, where the number equals the created_at shape.
   */
  id: string;
  /**
   * Event (事件). Topic that caused the request.
   */
  event: "new_ticket.comment";
  /**
   * Enterprise token (企业标识). Defined by the service; looks hexadecimal.
   */
  enterprise_token: string;
  /**
   * Created at (创建时间). Creation time of the request; the unit is not stated, values look like Unix seconds.
   */
  created_at: number;
  new_ticket: Ticket;
}
