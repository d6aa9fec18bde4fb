/** The ticket notification as one would write it with faker, straight on. */
import { faker } from "@faker-js/faker/locale/zh_CN";

export function ticketByHand() {
  const token = faker.string.hexadecimal({ length: 32, prefix: "", casing: "lower" });
  const createdAt = faker.number.int({ min: 1_600_000_000, max: 1_700_000_000 });
  return {
    id: `sub_${token}_${createdAt}`,
    event: "new_ticket.comment",
    enterprise_token: token,
    created_at: createdAt,
    new_ticket: {
      event: faker.helpers.arrayElement(["new_ticket.comment", "new_ticket.closed"]),
      businessId: faker.number.int({ min: 1 }),
      content: faker.lorem.sentence(),
      textContent: faker.lorem.sentence(),
      contentBy: faker.person.fullName(),
      contentAt: faker.date.recent().toISOString(),
      ticket: Array.from({ length: 8 }, () => ({
        fieldName: faker.helpers.arrayElement(["标题", "优先级", "来源", "类型", "产品"]),
        fieldValue: faker.lorem.sentence(),
        display: faker.datatype.boolean(),
      })),
      customer: {
        name: faker.person.fullName(),
        gender: faker.helpers.arrayElement(["M", "W"]),
        tel: faker.phone.number(),
        email: faker.internet.email(),
        address: faker.location.streetAddress(),
        company: faker.company.name(),
        weixin: faker.internet.username(),
        __openid: `o${faker.string.alphanumeric(27)}`,
        age: faker.number.int({ min: 18, max: 80 }),
        comment: faker.lorem.sentence(),
        enterprise_id: faker.number.int({ min: 1, max: 9_000_000 }),
      },
    },
  };
}
