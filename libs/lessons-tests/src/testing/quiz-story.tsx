import { aTokenPair } from '@zarra/api-client/testing';
import { useState } from 'react';
import { QuizApp } from './quiz-app.js';
import { questionsWithFigures } from './figure-fixtures.js';
import { createQuizServer, LESSON, questionsWithExperiment, resultOf } from './quiz-server.js';
import { emptyDraft, queueDraft, withAnswer } from '../answers/draft.js';

type QuizServer = ReturnType<typeof createQuizServer>;
type Body = Record<string, unknown> | unknown[] | null;

/** A response of the server in a story. */
export interface StoryResponse {
  readonly status: number;
  readonly body?: Body;
}

/** Props of {@link QuizStory}. */
export interface QuizStoryProps {
  readonly signedIn?: boolean;
  readonly questionCount?: number;
  /** The first question asks to look at an experiment before answering. */
  readonly withExperiment?: boolean;
  /** Questions and options with figures. */
  readonly withFigures?: boolean;
  /** Options in the stored draft, 0 for none. */
  readonly chosen?: readonly number[];
  readonly queued?: boolean;
  /** Options in the stored result. */
  readonly resultOptions?: readonly number[];
  /** Responses by a part of the request's path. By default the server responds like ours. */
  readonly responses?: Readonly<Record<string, StoryResponse | 'offline' | 'pending'>>;
}

const classesOf = (server: QuizServer, signedIn: boolean) => [
  {
    id: 1,
    name: '7-sinf',
    lessons: [
      {
        id: LESSON,
        lesson: 'Toʻgʻri chiziqli tekis harakat',
        tests: signedIn ? server.questions : [],
        tests_count: server.questions.length,
      },
    ],
  },
];

const prepareDevice = (
  server: QuizServer,
  learner: string,
  { signedIn = true, chosen, queued }: QuizStoryProps,
) => {
  for (const key of Object.keys(localStorage))
    if (/^(test|access|refresh)/.test(key)) localStorage.removeItem(key);
  if (!signedIn) return;
  const pair = aTokenPair({ subject: learner });
  localStorage.setItem('refreshToken', pair.refresh);
  localStorage.setItem('accessToken', pair.access);
  if (!chosen) return;
  const questions = server.questions.map(({ id, question, option1, option2, option3, option4 }) => ({
    id,
    text: question,
    options: [option1, option2, option3, option4] as const,
    correctOption: null,
    see: null,
    figure: null,
    optionFigures: null,
  }));
  const openDraft = questions.reduce(
    (draft, question, index) => (chosen[index] ? withAnswer(draft, question, chosen[index]) : draft),
    emptyDraft,
  );
  const draft = queued ? queueDraft(openDraft, questions) : openDraft;
  localStorage.setItem(`testDraft-lesson-${LESSON}:${learner}`, JSON.stringify(draft));
};

let storyCount = 0;

/** The server of a story as `fetch`. Each story has a different learner, because a pending attempt outlives its story. */
const createStoryFetch = (story: QuizStoryProps): typeof fetch => {
  storyCount += 1;
  const learner = `oquvchi-${storyCount}`;
  const server = createQuizServer(story.questionCount ?? 3);
  if (story.withExperiment) server.questions = questionsWithExperiment(story.questionCount);
  if (story.withFigures) server.questions = questionsWithFigures();
  prepareDevice(server, learner, story);
  const answersOf = (options: readonly number[]) =>
    Object.fromEntries(
      server.questions.flatMap(({ id }, index) => (options[index] ? [[id, options[index]]] : [])),
    );
  const stored = story.resultOptions && resultOf(server.questions, answersOf(story.resultOptions));

  const defaultResponse = (path: string, requestBody: string): StoryResponse => {
    if (path === '/api/auth-me/') return { status: 200, body: { username: learner, email: null } };
    if (path === '/api/classes/') return { status: 200, body: classesOf(server, story.signedIn ?? true) };
    if (path !== '/api/submit-test/')
      return stored ? { status: 200, body: { ...stored } } : { status: 404, body: {} };
    const { answers } = JSON.parse(requestBody) as { answers: Record<string, number> };
    return { status: 200, body: { ...resultOf(server.questions, answers) } };
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const override = Object.entries(story.responses ?? {}).find(([part]) => pathname.includes(part))?.[1];
    if (override === 'offline') throw new TypeError('Failed to fetch');
    if (override === 'pending') return new Promise(() => undefined);
    const { status, body } = override ?? defaultResponse(pathname, await request.text());
    return Response.json(body ?? {}, { status });
  };
};

/** The app of a story. */
export const QuizStory = (story: QuizStoryProps) => {
  const [fetch] = useState(() => createStoryFetch(story));
  return <QuizApp fetch={fetch} />;
};
