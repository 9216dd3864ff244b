// The worker that repeats a long shared run: the same program as the page's, on a thread of its own.
import { repeatRun } from '@zarra/experiment-kit';
import { experiments } from '../experiments.js';
import type { Answer, Request } from './messages.js';

const answer = (message: Answer, transfer: Transferable[] = []): void => postMessage(message, { transfer });

addEventListener('message', ({ data: { slug, record } }: MessageEvent<Request>) => {
  void experiments[slug]?.().then((lab) => {
    const past = repeatRun(lab, record, (part) => answer({ part }));
    answer(
      { past },
      past.kept.map(({ state }) => state.buffer),
    );
  });
});
