import type { RunPast, RunRecord } from '@zarra/experiment-kit';

/** What a worker is asked: to repeat a run of an experiment. */
export interface Request {
  readonly slug: string;
  readonly record: RunRecord;
}

/** What it answers: what part is done, 0 to 1, and at last where the run came to. */
export type Answer = { readonly part: number } | { readonly past: RunPast };
