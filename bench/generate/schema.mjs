/**
 * The ticket notification that all contenders make, about 1.7 KB: the same fields for each. `x-faker` is read by hookproof,
 * `faker` by json-schema-faker.
 */
const hinted = (hint, faker, more = {}) => ({ type: "string", "x-faker": hint, faker, ...more });
const name = hinted("person.fullName", "person.fullName");
const text = (hint) => hinted(hint, "lorem.sentence");

const customer = {
  type: "object",
  properties: {
    name,
    gender: { type: "string", enum: ["M", "W"] },
    tel: hinted("phone.number", "phone.number"),
    email: hinted("internet.email", "internet.email"),
    address: hinted("location.streetAddress", "location.streetAddress"),
    company: hinted("company.name", "company.name"),
    weixin: hinted("messaging.weixin", "internet.username"),
    __openid: { type: "string", pattern: "^o[A-Za-z0-9]{27}$" },
    age: { type: "integer", minimum: 18, maximum: 80 },
    comment: text("service.remark"),
    enterprise_id: { type: "integer", minimum: 1, maximum: 9_000_000 },
  },
};

const item = {
  type: "object",
  properties: {
    fieldName: { type: "string", enum: ["标题", "优先级", "来源", "类型", "产品"] },
    fieldValue: text("service.matter"),
    display: { type: "boolean" },
  },
};

const ticket = {
  type: "object",
  properties: {
    event: { type: "string", enum: ["new_ticket.comment", "new_ticket.closed"] },
    businessId: { type: "integer", minimum: 1, maximum: 9_007_199_254_740_991 },
    content: text("service.reply"),
    textContent: text("service.reply"),
    contentBy: hinted("service.agentName", "person.fullName"),
    contentAt: { type: "string", format: "date-time" },
    ticket: { type: "array", items: item, minItems: 8, maxItems: 8 },
    customer,
  },
};

export const schema = closed({
  type: "object",
  properties: {
    id: { type: "string", pattern: "^sub_[0-9a-f]{32}_[0-9]{10}$" },
    event: { const: "new_ticket.comment" },
    enterprise_token: { type: "string", pattern: "^[0-9a-f]{32}$" },
    created_at: { type: "integer", minimum: 1_600_000_000, maximum: 1_700_000_000 },
    new_ticket: ticket,
  },
});

/** Every property required, so that all contenders make the same ones. */
function closed(node) {
  if (node.type === "array") return { ...node, items: closed(node.items) };
  if (node.type !== "object") return node;
  const properties = Object.fromEntries(
    Object.entries(node.properties).map(([key, value]) => [key, closed(value)]),
  );
  return { ...node, properties, required: Object.keys(properties), additionalProperties: false };
}
