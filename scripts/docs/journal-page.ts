import { journalVersion } from "../../src/journal/line.ts";
import { fence, table } from "./page.ts";
import type { Page } from "./page.ts";

/** What the file of `--journal` promises. */
export const journalPage: Page = {
  name: "journal",
  title: { en: "Journal", zh: "日志" },
  about: {
    en: "The file of `--journal`: its lines and its six guarantees",
    zh: "`--journal` 写出的文件：格式与六条保证",
  },
  body(language) {
    const english = language === "en";
    return [
      english
        ? "`--journal <file>` writes every event of a run, one JSON object a line, as it happens. `hookproof report` renders it as any report, `hookproof replay` sends its requests again byte for byte, and `hookproof learn` reads recorded traffic from it. It holds requests with their signatures, and never the secret."
        : "`--journal <文件>` 随运行写下每个事件，每行一个 JSON 对象。`hookproof report` 可把它渲染成任意报告，`hookproof replay` 可逐字节重发其中的请求，`hookproof learn` 可从录制的流量中学习。日志包含请求及其签名，但绝不包含密钥。",
      `## ${english ? "Lines" : "格式"}`,
      fence(
        "text",
        [
          `{"journal":"hookproof","version":${journalVersion},"tool":"…","seed":7,"crc":"…"}`,
          '{"seq":1,"ms":0,"event":{"type":"run-started",…},"crc":"…"}',
          '{"seq":2,"ms":3,"event":{"type":"delivery-started",…},"crc":"…"}',
        ].join("\n"),
      ),
      english
        ? '`seq` counts from 1 without gaps, `ms` is the time since the journal was created, `crc` is the CRC-32 in hexadecimal of the bytes of the line before `,"crc"`. Bytes of bodies are text where they are UTF-8, and Base64 where not.'
        : '`seq` 从 1 起连续计数；`ms` 是自日志创建以来的毫秒数；`crc` 是该行中 `,"crc"` 之前字节的 CRC-32（十六进制）。请求体为 UTF-8 时写成文本，否则写成 Base64。',
      table(
        english ? ["event", "is"] : ["事件", "含义"],
        Object.entries(english ? eventsInEnglish : eventsInChinese).map(([type, is]) => [`\`${type}\``, is]),
      ),
      `## ${english ? "Guarantees" : "保证"}`,
      table(
        english ? ["id", "guarantee"] : ["编号", "保证"],
        (english ? guaranteesInEnglish : guaranteesInChinese).map((text, index) => [`J-${index + 1}`, text]),
      ),
    ].join("\n\n");
  },
};

const eventsInEnglish = {
  "run-started": "The run, with target, seed, clock and assumptions",
  "check-started": "A check begins",
  "delivery-started": "A request, before its first byte",
  "delivery-ended": "What became of it, with the verdict",
  "case-ended": "The result of one row of a check",
  finding: "A confirmed cause",
  "step-ended": "The result of one step of a scenario",
  note: "Something to know",
  "run-ended": "The summary, with the exit code",
};

const eventsInChinese = {
  "run-started": "运行开始：接收端、种子、时钟与假设",
  "check-started": "一个检查项开始",
  "delivery-started": "一个请求，写于首字节发出之前",
  "delivery-ended": "请求的结果与判定",
  "case-ended": "检查项中一行的结果",
  finding: "已确认的原因",
  "step-ended": "剧本中一步的结果",
  note: "需要说明的情况",
  "run-ended": "汇总与退出码",
};

const guaranteesInEnglish = [
  "No byte of a request leaves before its `delivery-started` line is in the kernel.",
  "No verdict is shown, on the terminal, by the API or in the exit code, before its line is in the kernel.",
  "The death of the process at any moment loses no line that J-1 and J-2 speak of. The file is synced to the disk at the end of the run; until then the loss of power may take the last lines.",
  "On reading, a delivery without a result is unresolved: it may or may not have arrived. It is never called failed, and never sent again.",
  "Only the last line may be torn, and this is told. Any other bad line, a wrong checksum or a gap in `seq` is an error and never skipped.",
  "One file per run: it must not exist before, only its owner may read it, and it is only ever appended to. If it cannot be written, nothing more is sent, and the exit code is 74.",
];

const guaranteesInChinese = [
  "请求的 `delivery-started` 行进入内核之前，不会发出该请求的任何字节。",
  "结果行进入内核之前，不会在终端、API 或退出码中给出任何判定。",
  "进程无论何时被杀，都不会丢失 J-1 与 J-2 所说的行。文件在运行结束时同步到磁盘；在那之前断电可能丢失最后几行。",
  "读取时，没有结果的请求记为未决（unresolved）：可能已经到达，也可能没有。它不会被当作失败，也不会再次发送。",
  "只有最后一行可能残缺，并且会说明。其他任何坏行、校验和错误或 `seq` 中断都是错误，绝不会默默跳过。",
  "每次运行一个文件：事先不得存在，仅所有者可读，只追加。无法写入时不再发送任何请求，退出码为 74。",
];
