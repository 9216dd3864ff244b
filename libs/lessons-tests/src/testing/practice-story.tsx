import type { PracticeItem, PracticeOutcome } from '@zarra/api-client/practice';
import { useState } from 'react';
import { PracticeApp } from './practice-app.js';
import { createPracticeServer, type PracticeResponse } from './practice-server.js';

/** Props of {@link PracticeStory}. */
export interface PracticeStoryProps {
  readonly items: readonly PracticeItem[];
  /** Parts of the outcomes of all answers. */
  readonly outcome?: Partial<PracticeOutcome>;
  /** Responses by path, such as `/practice/`. By default the server responds like ours. */
  readonly responses?: Readonly<Record<string, PracticeResponse>>;
  /** Days until the next item is due; null: the learner has not answered yet. */
  readonly nextDueInDays?: number | null;
  readonly remaining?: number;
  readonly scope?: string;
}

let storyCount = 0;

/** The server of a story as `fetch`. Each story has a different learner, because a waiting answer outlives its story. */
function createStoryFetch({ items, nextDueInDays = null, ...story }: PracticeStoryProps): typeof fetch {
  storyCount += 1;
  for (const key of Object.keys(localStorage)) if (/^practiceAnswer-/.test(key)) localStorage.removeItem(key);
  const server = createPracticeServer(items);
  const due = nextDueInDays === null ? null : new Date(Date.now() + nextDueInDays * 86_400_000);
  Object.assign(server, {
    nextDue: due?.toISOString() ?? null,
    outcome: story.outcome ?? {},
    remaining: story.remaining ?? 200,
    responses: { ...story.responses },
  });
  server.signIn(`oquvchi-${storyCount}`);
  return async (input, init) => {
    const response = await server.handle(new Request(input, init));
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** The app of a story. */
export const PracticeStory = (story: PracticeStoryProps) => {
  const [fetch] = useState(() => createStoryFetch(story));
  return <PracticeApp search={`?scope=${story.scope ?? 'lesson:1'}`} fetch={fetch} />;
};
