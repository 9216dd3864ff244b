import type { ReplayRunner } from '@zarra/experiment-kit';
import type { ReplayResponse, ReplayRequest } from './replay-worker.js';
import workerUrl from './replay-worker.ts?worker&url';

/**
 * The used part of the Trusted Types API (W3C, https://www.w3.org/TR/trusted-types/), which some browsers
 * lack.
 */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (ignored: string) => string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('zarra-worker', {
  createScriptURL: () => workerUrl,
});

/** Starts the replay worker. A Trusted Types policy allows only the script URL of the build. */
export const startWorker = (): Worker =>
  new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });

/** Replays a long run in a worker and terminates it afterwards. */
export const replayInWorker: ReplayRunner = (slug, record, onProgress, signal) =>
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
