import type { ReplayRunner } from '@zarra/experiment-kit';
import type { ReplayRequest, ReplayResponse } from './answer-replays.js';

/**
 * Creates a runner that replays a long run in a worker and terminates it afterwards.
 * @param startWorker starts a worker whose module calls `answerReplays`
 */
export const createReplayRunner =
  (startWorker: () => Worker): ReplayRunner =>
  (slug, record, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const worker = startWorker();
      signal.addEventListener('abort', () => worker.terminate());
      worker.onmessage = ({ data }: MessageEvent<ReplayResponse>) => {
        if ('progress' in data) onProgress(data.progress);
        else {
          worker.terminate();
          resolve(data.replayed);
        }
      };
      // Loading or running the worker failed: the caller replays on the main thread.
      worker.onerror = () => {
        worker.terminate();
        reject(new Error(`The run of ${slug} was not repeated`));
      };
      const request: ReplayRequest = { slug, record };
      worker.postMessage(request);
    });
