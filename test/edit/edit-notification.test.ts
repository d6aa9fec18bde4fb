import { expect, test } from "vitest";

import { editNotification, noEdits } from "../../src/edit/edit-notification.ts";
import type { Edits } from "../../src/edit/edit-notification.ts";
import { HookproofError } from "../../src/errors.ts";

const notification = {
  id: "sub_5f0a_1700000000",
  event: "new_ticket.comment",
  new_ticket: {
    businessId: 41,
    content: "您好",
    ticket: [{ fieldName: "优先级", fieldValue: "高" }],
    customer: { name: "林晓雨", age: 30, tel: null },
  },
};
const known = {
  bodyKey: "new_ticket",
  schemaPointers: ["/new_ticket/customer/weixin", "/new_ticket/ticket/*/display"],
  typeOf: (pointer: string) => (/(tel|weixin)$/.test(pointer) ? "string" : undefined),
};
const edit = (edits: Partial<Edits>) => editNotification(notification, { ...noEdits, ...edits }, known);
const set = (path: string, text: string) => edit({ set: [{ path, text }] });

test.each([
  ["businessId", "42", { businessId: 42 }],
  ["new_ticket.businessId", "42", { businessId: 42 }],
  ["/new_ticket/businessId", "9007199254740993", { businessId: 9007199254740993n }],
  ["content", "42", { content: "42" }],
  ["content", "null", { content: null }],
  ["customer.name", "王敏", { customer: { ...notification.new_ticket.customer, name: "王敏" } }],
  ["customer.tel", "13800138000", { customer: { ...notification.new_ticket.customer, tel: "13800138000" } }],
  ["customer.weixin", "42", { customer: { ...notification.new_ticket.customer, weixin: "42" } }],
  ["ticket.0.fieldValue", "低", { ticket: [{ fieldName: "优先级", fieldValue: "低" }] }],
  ["ticket.0.display", "true", { ticket: [{ fieldName: "优先级", fieldValue: "高", display: true }] }],
])("--set %s=%s", (path, text, changed) => {
  expect(set(path, text)).toEqual({
    ...notification,
    new_ticket: { ...notification.new_ticket, ...changed },
  });
});

test.each([
  ["contnet", "content"],
  ["customer.nmae", "customer.name"],
  ["/new_ticket/customer/wexin", "/new_ticket/customer/weixin"],
  ["wexin", "customer.weixin"],
  ["weixin", "customer.weixin"],
  ["new_tiket.businessId", "new_ticket.businessId"],
])("an unknown path %s is an error that names %s", (path, right) => {
  expect(() => set(path, "1")).toThrow(
    expect.objectContaining({ code: "bad-option", hint: `Did you mean ${right}?` }),
  );
});

test("the envelope can be changed and thinned out too", () => {
  expect(edit({ set: [{ path: "id", text: "sub_x_1" }], unset: ["event"] })).toEqual({
    id: "sub_x_1",
    new_ticket: notification.new_ticket,
  });
});

test("--null and --unset tell null from missing", () => {
  expect(edit({ null: ["customer"], unset: ["ticket", "content"] })).toEqual({
    ...notification,
    new_ticket: { businessId: 41, customer: null },
  });
});

test("--add sets what nobody knows, but not below nothing", () => {
  expect(edit({ add: [{ path: "customer.会员等级", text: "金卡" }] })).toMatchObject({
    new_ticket: { customer: { 会员等级: "金卡" } },
  });
  expect(() => edit({ add: [{ path: "custmer.vip", text: "1" }] })).toThrow(HookproofError);
});

test("--data merges into the business data", () => {
  expect(edit({ data: '{"content":null,"customer":{"age":31}}' })).toEqual({
    ...notification,
    new_ticket: {
      businessId: 41,
      ticket: notification.new_ticket.ticket,
      customer: { name: "林晓雨", age: 31, tel: null },
    },
  });
  expect(() => edit({ data: "{" })).toThrow(HookproofError);
});

test("nothing that is not asked for changes", () => {
  expect(edit({})).toBe(notification);
});
