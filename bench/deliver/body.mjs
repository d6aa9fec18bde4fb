/** The parts of a notification of 1 KB; `created_at` makes each one unique. */
const text = "您好，新的发票已经寄出，请在三个工作日内查收。";

export function notification(createdAt) {
  return {
    id: `sub_5f0a1c9be37d42a86b91d4c07e52f3a8_${createdAt}`,
    event: "new_ticket.comment",
    enterprise_token: "5f0a1c9be37d42a86b91d4c07e52f3a8",
    created_at: createdAt,
    new_ticket: {
      event: "comment",
      businessId: createdAt,
      content: text.repeat(3),
      textContent: text.repeat(3),
      contentBy: "王敏",
      contentAt: "2021-04-01 10:00:00",
      ticket: [{ fieldName: "标题", fieldValue: "发票抬头需要修改", display: true }],
      customer: {
        name: "林晓雨",
        tel: "13800138000",
        gender: "W",
        age: 31,
        enterprise_id: 1001,
        weixin: null,
      },
    },
  };
}

export const secret = "bench secret";
export const concurrency = 16;
