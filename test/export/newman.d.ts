/** As much of Newman's interface as the tests use; the package has no types of its own. */
declare module "newman" {
  interface Options {
    readonly collection: object;
    readonly envVar: readonly { readonly key: string; readonly value: string }[];
    readonly reporters: readonly string[];
    readonly timeoutRequest: number;
  }
  export interface Summary {
    readonly run: {
      readonly failures: readonly unknown[];
      readonly stats: { readonly assertions: { readonly total: number; readonly failed: number } };
    };
  }
  export function run(options: Options, done: (error: Error | null, summary: Summary) => void): void;
}
