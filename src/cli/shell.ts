/** Where a command writes text: standard output for results, standard error for progress and errors. */
export interface Output {
  /** Never throws: once the reader has gone (`| head -1`), the rest is dropped and the run goes on. */
  write(text: string): void;
  /** Resolves when what was written has gone on its way, so that much text does not pile up in memory. */
  drained(): Promise<void>;
  /** False once the reader has gone. */
  readonly isOpen: boolean;
  readonly isTerminal: boolean;
  /** Width of the terminal in columns; 80 where there is none. */
  readonly columns: number;
}

export type Signal = "SIGINT" | "SIGTERM";

/**
 * What a command may use of the process around it. `main.ts` makes it from `process`; tests make their own, so that
 * every command runs in a test without a child process.
 */
export interface Shell {
  /** What was typed after `hookproof`. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  /** Wall clock, for what is printed; `--now` replaces it in what is generated. */
  now(): Date;
  /** Seed of a run that names none: a whole number from 0 up to 2^31. */
  freshSeed(): number;
  readonly out: Output;
  readonly err: Output;
  /** All bytes of standard input; null where it is a terminal, which nobody has piped into. */
  readInput(): Promise<Uint8Array | null>;
  /** Aborted by the first SIGINT or SIGTERM, with the signal's name as the reason. The second ends the process. */
  readonly interrupted: AbortSignal;
}
