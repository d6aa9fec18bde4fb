import type { CommandEntry } from "../command.ts";

/** Every command in the order of `hookproof --help`; a new one is a file beside this one and a line here. */
export const commands: readonly CommandEntry[] = [
  {
    name: "test",
    summary: "Judge a receiver, check by check",
    load: async () => (await import("./test.ts")).test,
  },
  {
    name: "diagnose",
    summary: "Say why a receiver refuses, or lets forged requests through",
    load: async () => (await import("./diagnose.ts")).diagnose,
  },
  {
    name: "send",
    summary: "Send one notification and show the exchange",
    load: async () => (await import("./send.ts")).send,
  },
  {
    name: "play",
    summary: "Tell a story, step by step, and ask for its effects",
    load: async () => (await import("./play.ts")).play,
  },
  {
    name: "simulate",
    summary: "Let the platform live: customers come, chat, call and complain",
    load: async () => (await import("./simulate.ts")).simulate,
  },
  {
    name: "init",
    summary: "Write a configuration, a scenario and a CI workflow to start from",
    load: async () => (await import("./init.ts")).init,
  },
  {
    name: "generate",
    summary: "Print notifications without sending them",
    load: async () => (await import("./generate.ts")).generate,
  },
  {
    name: "receive",
    summary: "Run a receiver that does it right, or wrong on purpose",
    load: async () => (await import("./receive.ts")).receive,
  },
  {
    name: "sign",
    summary: "Print the signature of a body",
    load: async () => (await import("./sign.ts")).sign,
  },
  {
    name: "verify",
    summary: "Say whether a signature is right",
    load: async () => (await import("./verify.ts")).verify,
  },
  {
    name: "list",
    summary: "List topics, checks, gaps, faults, styles or settings",
    load: async () => (await import("./list.ts")).list,
  },
  {
    name: "explain",
    summary: "Explain a check, a finding or a gap",
    load: async () => (await import("./explain.ts")).explain,
  },
  {
    name: "demo",
    summary: "Open the console: watch the platform and a receiver in a browser",
    load: async () => (await import("./demo.ts")).demo,
  },
  {
    name: "fuzz",
    summary: "Explore what the interface allows, down to the smallest failure",
    load: async () => (await import("./fuzz.ts")).fuzz,
  },
  {
    name: "replay",
    summary: "Send findings or a journal again: fixed, or still failing?",
    load: async () => (await import("./replay.ts")).replay,
  },
  {
    name: "report",
    summary: "Render the journal of a run again, as any report",
    load: async () => (await import("./report.ts")).report,
  },
  {
    name: "learn",
    summary: "Infer from captured traffic what the document does not show",
    load: async () => (await import("./learn.ts")).learn,
  },
  {
    name: "export",
    summary: "Print the interface for other tools: OpenAPI, AsyncAPI, types, vectors, …",
    load: async () => (await import("./export.ts")).exportCommand,
  },
  {
    name: "complete",
    summary: "Print a script for the shell that completes commands and options",
    load: async () => (await import("./complete.ts")).complete,
  },
];
