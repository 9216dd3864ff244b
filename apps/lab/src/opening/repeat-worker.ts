// The worker that repeats a long shared run: the same program as the page's, on a thread of its own.
import { repeatRun } from '@zarra/experiment-kit';
import { experiments } from '../experiments.js';
import type { Answer, Request } from './messages.js';

const answer = (message: Answer, transfer: Transferable[] = []): void => postMessage(message, { transfer });

async function repeat({ slug, record }: Request): Promise<void> {
  const lab = await experiments[slug]?.();
  if (!lab) throw new Error(`There is no experiment ${slug}`);
  const past = repeatRun(lab, record, (part) => answer({ part }));
  answer(
    { past },
    past.kept.map(({ state }) => state.buffer),
  );
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  // Only a reported error reaches the page; a promise that fails unheard would let it wait for ever.
  repeat(data).catch(reportError);
});
