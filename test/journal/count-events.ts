// Reads a journal to its end and says how many events it has and how much memory that took.
import process from "node:process";

import { readJournal } from "../../src/journal/read-journal.ts";

let count = 0;
for (const _ of readJournal(process.argv[2] ?? "")) count++;
console.log(JSON.stringify({ count, megabytes: process.resourceUsage().maxRSS / 1024 }));
