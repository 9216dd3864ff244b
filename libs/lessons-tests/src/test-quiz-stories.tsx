import { aTokenPair } from '@zarra/api-client/testing';
import { useState } from 'react';
import { QuizSite } from './test-quiz-frame.js';
import { createQuizServer, LESSON, resultOf } from './test-quiz-server.js';
import { emptyDraft, handedIn, withAnswer, writeDraft } from './answers/draft.js';

type QuizServer = ReturnType<typeof createQuizServer>;
type Body = Record<string, unknown> | unknown[] | null;

/** A reply of the server in a story: a status and a body, or no answer at all. */
export interface StoryReply {
  readonly status: number;
  readonly body?: Body;
}

/** What the server says in a story: by the path of a call. Absent: what ours would say. */
export interface StoryWorld {
  readonly signedIn?: boolean;
  readonly questionCount?: number;
  /** Options chosen earlier, 0 for none. */
  readonly chosen?: readonly number[];
  readonly queued?: boolean;
  /** Answers of a stored result. */
  readonly answered?: readonly number[];
  readonly replies?: Readonly<Record<string, StoryReply | 'offline' | 'pending'>>;
}

const asked = (server: QuizServer) => server.questions;

const classesOf = (server: QuizServer, signedIn: boolean) => [
  {
    id: 1,
    name: '7-sinf',
    lessons: [
      {
        id: LESSON,
        lesson: 'Toʻgʻri chiziqli tekis harakat',
        tests: signedIn ? asked(server) : [],
        tests_count: asked(server).length,
      },
    ],
  },
];

const prepareDevice = (
  server: QuizServer,
  learner: string,
  { signedIn = true, chosen, queued }: StoryWorld,
) => {
  for (const key of Object.keys(localStorage))
    if (/^(test|access|refresh)/.test(key)) localStorage.removeItem(key);
  if (!signedIn) return;
  const pair = aTokenPair({ subject: learner });
  localStorage.setItem('refreshToken', pair.refresh);
  localStorage.setItem('accessToken', pair.access);
  if (!chosen) return;
  const questions = asked(server).map(({ id, question, option1, option2, option3, option4 }) => ({
    id,
    text: question,
    options: [option1, option2, option3, option4] as const,
    correctOption: null,
  }));
  const open = questions.reduce(
    (draft, question, index) => (chosen[index] ? withAnswer(draft, question, chosen[index]) : draft),
    emptyDraft,
  );
  const draft = queued ? handedIn(open, questions) : open;
  localStorage.setItem(`testDraft-lesson-${LESSON}:${learner}`, writeDraft(draft));
};

let learners = 0;

/** The server of a story: a function. Each story has a learner of its own, as a try under way outlives its story. */
const storyFetch = (world: StoryWorld): typeof fetch => {
  learners += 1;
  const learner = `oquvchi-${learners}`;
  const server = createQuizServer(world.questionCount ?? 3);
  prepareDevice(server, learner, world);
  const answersOf = (options: readonly number[]) =>
    Object.fromEntries(
      asked(server).flatMap(({ id }, index) => (options[index] ? [[id, options[index]]] : [])),
    );
  const stored = world.answered && resultOf(asked(server), answersOf(world.answered));

  const usual = (path: string, sent: string): StoryReply => {
    if (path === '/api/auth-me/') return { status: 200, body: { username: learner, email: null } };
    if (path === '/api/classes/') return { status: 200, body: classesOf(server, world.signedIn ?? true) };
    if (path !== '/api/submit-test/')
      return stored ? { status: 200, body: { ...stored } } : { status: 404, body: {} };
    const { answers } = JSON.parse(sent) as { answers: Record<string, number> };
    return { status: 200, body: { ...resultOf(asked(server), answers) } };
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const special = Object.entries(world.replies ?? {}).find(([part]) => pathname.includes(part))?.[1];
    if (special === 'offline') throw new TypeError('Failed to fetch');
    if (special === 'pending') return new Promise(() => undefined);
    const { status, body } = special ?? usual(pathname, await request.text());
    return Response.json(body ?? {}, { status });
  };
};

/** The site of a story. */
export const QuizStory = (world: StoryWorld) => {
  const [fetch] = useState(() => storyFetch(world));
  return <QuizSite fetch={fetch} />;
};
