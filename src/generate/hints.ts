import type { Json } from "../json/json.ts";
import { characters, digits, drawName, personOf } from "./person.ts";
import { pools } from "./pools.generated.ts";
import { regions, streets } from "./regions.ts";
import { matters } from "./service/matters.ts";
import { filled } from "./service/template.ts";
import type { Stream } from "./stream.ts";
import { originOf } from "./stream.ts";

/** Answers a hint from the stream. */
export type Hint = (stream: Stream) => Json;

/**
 * What a schema may ask for with `x-faker` without faker being loaded. Names of faker's own methods mean the same here,
 * in Chinese and made of real places; any other method of faker works too, through a pool (see `faker-pool.ts`).
 * `person`, `phone`, `location`, `messaging` and `internet.email` are about the one person of the notification.
 */
export const hints = {
  "person.fullName": (stream) => personOf(stream).name,
  "person.lastName": (stream) => stream.pick(pools.surnames),
  "person.firstName": (stream) =>
    stream.pick(personOf(stream).gender === "W" ? pools.womensNames : pools.mensNames),
  "person.sex": (stream) => (personOf(stream).gender === "W" ? "女" : "男"),
  "person.genderCode": (stream) => personOf(stream).gender,
  "person.age": (stream) => personOf(stream).age,
  "person.jobTitle": (stream) => stream.pick(jobTitles),
  "phone.number": (stream) => personOf(stream).phone,
  "phone.landline": (stream) => `${personOf(stream).region.areaCode}-${stream.int(2, 8)}${digits(stream, 7)}`,
  "internet.email": (stream) => personOf(stream).email,
  "internet.username": (stream) => personOf(stream).userName,
  "internet.domainName": (stream) => stream.pick(pools["internet.domainName"]),
  "internet.url": (stream) => `https://${stream.pick(pools["internet.domainName"])}/${stream.pick(paths)}`,
  "internet.userAgent": (stream) => stream.pick(pools["internet.userAgent"]),
  "internet.ipv4": (stream) =>
    `${stream.pick(ipv4Blocks)}.${stream.int(0, 255)}.${stream.int(0, 255)}.${stream.int(1, 254)}`,
  "location.country": () => "中国",
  "location.state": (stream) => personOf(stream).region.province,
  "location.city": (stream) => personOf(stream).region.city,
  "location.county": (stream) => stream.pick(personOf(stream).region.districts),
  "location.street": (stream) => stream.pick(streets),
  "location.streetAddress": (stream) => addressOf(stream),
  "location.zipCode": (stream) => personOf(stream).region.zipCode,
  "location.attribution": (stream) => attributionOf(stream),
  "company.name": (stream) => personOf(stream).company,
  "color.human": (stream) => stream.pick(pools["color.human"]),
  "string.uuid": (stream) => uuidOf(stream),
  "messaging.openid": (stream) => personOf(stream).openid,
  "messaging.weixin": (stream) => personOf(stream).weixin,
  "messaging.qq": (stream) => String(stream.int(10_000_000, 3_999_999_999)),
  "messaging.microblog": (stream) => `@${personOf(stream).name}${stream.pick(["", "_", "在路上", "的日常"])}`,
  "service.question": (stream) => filled(stream.pick(matterOf(stream).questions), stream),
  "service.reply": (stream) => filled(stream.pick(matterOf(stream).replies), stream),
  "service.summary": (stream) => filled(stream.pick(matterOf(stream).summaries), stream),
  "service.ticketSubject": (stream) => filled(stream.pick(matterOf(stream).subjects), stream),
  "service.remark": (stream) => filled(stream.pick(matterOf(stream).remarks), stream),
  "service.matter": (stream) => matterOf(stream).label,
  "service.agentName": (stream) => drawName(stream),
  "service.department": (stream) => stream.pick(departments),
  "service.workNum": (stream) => String(stream.int(1001, 8999)),
  "service.agentPhone": (stream) => `${stream.int(8001, 8999)}`,
  "service.trunkNumber": (stream) =>
    `${stream.pick(regions).areaCode}${stream.int(2, 8)}${digits(stream, 7)}`,
  "service.trunkName": (stream) => stream.pick(trunkNames),
  "service.recording": (stream) =>
    `https://records.example.com/${stream.int(2020, 2023)}/${digits(stream, 4)}/${uuidOf(stream)}.mp3`,
  "service.visitorPage": (stream) =>
    `https://www.example.com/${stream.pick(paths)}?from=${stream.pick(channels)}`,
  "service.searchEngine": (stream) => stream.pick(["", "百度", "搜狗", "360搜索", "必应", "神马"]),
  "service.source": (stream) => stream.pick(["网页", "微信公众号", "小程序", "电话", "App", "微博", "邮件"]),
  "service.tag": (stream) => stream.pick(tags),
  "service.taskName": (stream) =>
    `${stream.pick(["七月", "八月", "国庆", "双十一", "年终", "新品"])}${stream.pick(tasks)}`,
  "service.skillName": (stream) =>
    `${stream.pick(tasks)}话术${stream.pick(["", "A", "B", "2.0", "（女声）"])}`,
  "service.userData": (stream) => `order=${digits(stream, 10)}&channel=${stream.pick(channels)}`,
} as const satisfies Record<string, Hint>;

export type HintName = keyof typeof hints;

const jobTitles = [
  "采购经理",
  "销售总监",
  "行政主管",
  "财务",
  "店长",
  "工程师",
  "产品经理",
  "教师",
  "个体经营者",
  "总经理助理",
  "运营专员",
  "人事经理",
];
const departments = [
  "售前咨询组",
  "售后服务组",
  "投诉处理组",
  "技术支持组",
  "大客户部",
  "电话客服一组",
  "电话客服二组",
  "在线客服组",
];
const trunkNames = ["400总机", "售后热线", "投诉专线", "华东外呼", "华南外呼", "大客户专线", "回访专线"];
const tags = [
  "老客户",
  "意向客户",
  "企业客户",
  "投诉过",
  "待回访",
  "VIP",
  "价格敏感",
  "已成交",
  "黑名单",
  "转介绍",
];
const tasks = [
  "满意度回访",
  "续费提醒",
  "活动通知",
  "会员召回",
  "预约确认",
  "账单提醒",
  "新客邀约",
  "物流通知",
];
const paths = [
  "",
  "products/1024",
  "help/invoice",
  "help/refund",
  "cart",
  "pricing",
  "order/list",
  "activity/618",
  "about",
  "m/index",
];
const channels = ["baidu", "weixin", "weibo", "sms", "app", "direct", "douyin"];
const ipv4Blocks = [36, 58, 61, 101, 106, 112, 117, 120, 124, 180, 183, 202, 218, 222];

/** What the texts of this notification are about: the same in every fork. */
function matterOf(stream: Stream): (typeof matters)[number] {
  return (stream.shared.matter ??= originOf(stream).fork("matter").pick(matters));
}

function addressOf(stream: Stream): string {
  const { region, street } = personOf(stream);
  const province = region.province === region.city ? "" : region.province;
  return `${province}${region.city}${street}`;
}

/** As phone systems write a number's region: 广东深圳, 北京. */
function attributionOf(stream: Stream): string {
  const { region, city } = personOf(stream);
  const province = region.province.replace(/省|市|壮族自治区|回族自治区|维吾尔自治区|自治区/, "");
  return province === city ? city : province + city;
}

/** A random (version 4) UUID. */
export function uuidOf(stream: Stream): string {
  const hex = characters(stream, "0123456789abcdef", 31);
  const variant = "89ab"[stream.int(0, 3)] ?? "8";
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}
