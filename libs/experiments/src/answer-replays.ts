// For a worker that replays long shared runs with the same model code as the page.
import { replayRun, type ReplayedRun, type RunRecord } from '@zarra/experiment-kit/run';
import { experiments } from './experiments.js';

/** Message to the worker: a run to replay. */
export interface ReplayRequest {
  readonly slug: string;
  readonly record: RunRecord;
}

/** Message from the worker: progress, 0 to 1, and finally the result. */
export type ReplayResponse = { readonly progress: number } | { readonly replayed: ReplayedRun };

const respond = (message: ReplayResponse, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

async function replay({ slug, record }: ReplayRequest): Promise<void> {
  const definition = await experiments[slug]?.();
  if (!definition) throw new Error(`There is no experiment ${slug}`);
  const replayed = await replayRun(definition, record, (progress) => respond({ progress }));
  const { keyframes, readings } = replayed;
  respond({ replayed }, [
    ...keyframes.map(({ state }) => state.buffer),
    readings.steps.buffer,
    readings.numbers.buffer,
  ]);
}

/** Answers the requests of `createReplayRunner`; the module of a worker calls it once. */
export function answerReplays(): void {
  addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => {
    // Only a reported error reaches the page: an unhandled rejection would leave the page waiting.
    replay(data).catch(reportError);
  });
}
