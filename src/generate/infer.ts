import type { SchemaObject } from "../schema/json-schema.ts";
import { characters, digits } from "./person.ts";
import type { Hint } from "./hints.ts";
import { hints, uuidOf } from "./hints.ts";

type Row = readonly [words: RegExp, hint: Hint];

/**
 * What a field without `x-faker` probably is, from its name, and failing that from its title or description, in English and
 * Chinese. The first row that matches wins, so the particular stand before the general.
 */
export function inferHint(
  name: string | undefined,
  notes: readonly SchemaObject[],
  type: "string" | "number",
): Hint | undefined {
  const rows = type === "string" ? texts : numbers;
  const asked = name === undefined ? undefined : find(rows, spaced(name));
  if (asked !== undefined) return asked;
  for (const { title, description } of notes) {
    for (const words of [title, description]) {
      if (typeof words !== "string" || words.length > 60) continue;
      const found = find(rows, spaced(words));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function find(rows: readonly Row[], words: string): Hint | undefined {
  return rows.find(([pattern]) => pattern.test(words))?.[1];
}

/** `customerPhone`, `customer_phone` and `customer-phone` are all `customer phone`. */
function spaced(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-.\s]+/g, " ")
    .trim()
    .toLowerCase();
}

const texts: readonly Row[] = [
  [/\bopen ?id\b|开放标识/, hints["messaging.openid"]],
  [/\bweixin\b|\bwe ?chat\b|微信/, hints["messaging.weixin"]],
  [/\bqq\b/, hints["messaging.qq"]],
  [/\bweibo\b|\bmicroblog\b|微博/, hints["messaging.microblog"]],
  [/\buuid\b|\bguid\b/, uuidOf],
  [/\be ?mail\b|邮箱|邮件地址/, hints["internet.email"]],
  [/\buser agent\b/, hints["internet.userAgent"]],
  [/\b(mobile|phone|tel|telephone|cell|callee|caller|msisdn)\b|手机|电话|号码/, hints["phone.number"]],
  [/\bip(v4)?( addr(ess)?)?\b|ip地址/, hints["internet.ipv4"]],
  [/\b(domain|host ?name|host)\b|域名/, hints["internet.domainName"]],
  [
    /\b(url|uri|link|href|website|web ?site|homepage|page|avatar|image|picture|icon|logo)\b|网址|链接|头像|图片/,
    hints["internet.url"],
  ],
  [/\b(record(ing)?( (file|path|url))?)\b|录音/, hints["service.recording"]],
  [/\b(zip|postal|post ?code|zip ?code)\b|邮编|邮政编码/, hints["location.zipCode"]],
  [/\battribution\b|归属地/, hints["location.attribution"]],
  [/\bstreet\b|街道/, hints["location.street"]],
  [/\b(address|addr)\b|地址|住址/, hints["location.streetAddress"]],
  [/\b(province|state name)\b|省份|省$/, hints["location.state"]],
  [/\b(city|town)\b|城市|市$/, hints["location.city"]],
  [/\b(county|district)\b|区县|区$/, hints["location.county"]],
  [/\bcountry\b|国家/, hints["location.country"]],
  [/\b(company|enterprise name|organi[sz]ation|employer|corp)\b|公司|企业名称|单位/, hints["company.name"]],
  [/\b(gender|sex)\b|性别/, hints["person.sex"]],
  [/\b(user ?name|login|account|nick ?name)\b|用户名|昵称|账号/, hints["internet.username"]],
  [/\blast ?name\b|\bsurname\b|姓氏|^姓$/, hints["person.lastName"]],
  [/\bfirst ?name\b|\bgiven name\b|^名$/, hints["person.firstName"]],
  [/\b(agent|operator|staff|seat) name\b|坐席姓名|客服姓名/, hints["service.agentName"]],
  [/\bjob( ?title)?\b|\bposition\b|职位|职务/, hints["person.jobTitle"]],
  [
    /\b(full ?name|real ?name|customer name|client name|contact( name| person)?|name)$|姓名|联系人|名字|收件人/,
    hints["person.fullName"],
  ],
  [/\b(work num(ber)?|job num(ber)?)\b|工号/, hints["service.workNum"]],
  [/\bdepartment\b|\bgroup name\b|部门|技能组/, hints["service.department"]],
  [/\b(date ?time|time|at|timestamp)$|时间$/, (stream) => moment(stream.int(1_600_000_000, 1_690_000_000))],
  [
    /\b(date|day|birthday)$|日期|生日/,
    (stream) => moment(stream.int(1_600_000_000, 1_690_000_000)).slice(0, 10),
  ],
  [/\b(summary|conclusion)\b|小结|总结|摘要/, hints["service.summary"]],
  [/\b(subject|topic|title)\b|主题|标题/, hints["service.ticketSubject"]],
  [/\b(remark|comment|note|memo)s?\b|备注|说明/, hints["service.remark"]],
  [/\b(reply|answer|response text)\b|回复|答复/, hints["service.reply"]],
  [
    /\b(question|message|content|text|body|description|desc|feedback|reason)\b|内容|问题|留言|描述|原因|消息/,
    hints["service.question"],
  ],
  [/\b(category|matter|kind of issue)\b|类别|分类/, hints["service.matter"]],
  [/\b(source|channel|platform)\b|来源|渠道/, hints["service.source"]],
  [/\b(tag|label)s?\b|标签/, hints["service.tag"]],
  [/\bcolou?r\b|颜色/, hints["color.human"]],
  [
    /\b(amount|price|cost|fee|total|balance)\b|金额|价格|费用|余额/,
    (stream) => `${stream.int(1, 4999)}.${digits(stream, 2)}`,
  ],
  [/\bstatus\b|状态/, (stream) => stream.pick(["new", "open", "pending", "processing", "closed"])],
  [
    /\b(order|ticket|serial|trade) ?(no|num|number|id|sn)\b|订单号|单号|编号/,
    (stream) => `${stream.int(2020, 2023)}${digits(stream, 10)}`,
  ],
  [/\bversion\b|版本/, (stream) => `${stream.int(0, 9)}.${stream.int(0, 20)}.${stream.int(0, 40)}`],
  [
    /\b(token|secret|key|hash|digest|checksum|sha)\b|令牌|密钥/,
    (stream) => characters(stream, "0123456789abcdef", 32),
  ],
  [/\bid$|标识$/, (stream) => digits(stream, 8)],
];

const numbers: readonly Row[] = [
  [/\bage\b|年龄/, hints["person.age"]],
  [/\b(phone|mobile|tel)\b|手机|电话/, (stream) => Number(hints["phone.number"](stream))],
  [/\b(timestamp|created|updated|time|at)$|时间/, (stream) => stream.int(1_600_000_000, 1_690_000_000)],
  [/\b(duration|seconds|wait)\b|时长|秒/, (stream) => stream.int(0, stream.chance(0.8) ? 300 : 3600)],
  [
    /\b(amount|price|cost|fee|total|balance)\b|金额|价格|费用|余额/,
    (stream) => stream.int(100, 499_999) / 100,
  ],
  [/\b(percent(age)?|progress|rate)\b|百分比|比例|进度/, (stream) => stream.int(0, 100)],
  [/\b(score|rating|stars?|evaluated|satisfaction)\b|评分|满意度/, (stream) => stream.int(1, 5)],
  [/\b(count|quantity|qty|num|number|times)\b|数量|次数/, (stream) => stream.int(0, 60)],
  [/\blat(itude)?\b|纬度/, (stream) => stream.int(18_000_000, 53_000_000) / 1_000_000],
  [/\b(lng|lon|longitude)\b|经度/, (stream) => stream.int(73_000_000, 135_000_000) / 1_000_000],
  [/\byear\b|年份/, (stream) => stream.int(2000, 2023)],
  [/\bmonth\b|月份/, (stream) => stream.int(1, 12)],
  [/\bport\b|端口/, (stream) => stream.int(1024, 65_535)],
  [/\bid$|编号|标识/, (stream) => stream.int(10_000, 99_999_999)],
];

/** A date and time of the enterprise's clock, from Unix seconds; arithmetic only, no time zone data. */
function moment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
}
