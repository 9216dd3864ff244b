import type { Repeat } from '@zarra/experiment-kit';
import type { Answer, Request } from './messages.js';
import { startWorker } from './start-worker.js';

/** Repeats a long run in a worker, which ends with it. */
export const repeatElsewhere: Repeat = (slug, record, onPart, signal) =>
  new Promise((resolve, reject) => {
    const worker = startWorker();
    signal.addEventListener('abort', () => worker.terminate());
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('part' in data) onPart(data.part);
      else {
        worker.terminate();
        resolve(data.past);
      }
    };
    // It did not come, or broke off: whoever waits does it itself.
    worker.onerror = () => {
      worker.terminate();
      reject(new Error(`The run of ${slug} was not repeated`));
    };
    const request: Request = { slug, record };
    worker.postMessage(request);
  });
