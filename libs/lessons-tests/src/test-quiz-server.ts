import type { TestQuestion, TestResult } from '@zarra/contracts';
import { scoreTest } from '@zarra/contracts';
import { aLesson, aQuestion, aSchoolClass, aTokenPair } from '@zarra/api-client/testing';
import { http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw';

/** Id of the lesson all tests of the block are about. */
export const LESSON = 7;

const texts = [
  [
    'Jism tekis harakat qilganda uning tezligi qanday boʻladi?',
    'Oʻzgarmaydi',
    'Ortadi',
    'Kamayadi',
    'Nolga teng',
  ],
  ['1 m/s necha km/h?', '3,6 km/h', '36 km/h', '0,36 km/h', '60 km/h'],
  ['Tezlikning SI tizimidagi birligi qaysi?', 'm/s', 'km/h', 'm', 's'],
  ['5 m/s tezlik bilan 2 minutda qancha yoʻl bosiladi?', '600 m', '10 m', '2,5 m', '60 m'],
] as const;

/** Questions without their keys; the first option of each is right, except that the key says `correct`. */
export const questions = (count = 3): TestQuestion[] =>
  Array.from({ length: count }, (_, index) => {
    const [question, option1, option2, option3, option4] = texts[index % texts.length]!;
    return aQuestion({ id: 10 + index, question, option1, option2, option3, option4 });
  });

const KEY = 1;
const withKey = (question: TestQuestion): TestQuestion => ({ ...question, correct_option: KEY });

/** The result our server makes of these answers. */
export const resultOf = (asked: readonly TestQuestion[], answers: Record<string, number>): TestResult => ({
  ...scoreTest(
    asked.map(({ id }) => ({ id, correct_option: KEY })),
    answers,
  ),
  answers,
  correct_options: Object.fromEntries(asked.map(({ id }) => [id, KEY])),
  explanations: Object.fromEntries(asked.map(({ id }) => [id, `Izoh ${id}`])),
  questions: asked.map(withKey),
});

const subjectIn = (request: StrictRequest<DefaultBodyType>): string | undefined => {
  const claims = request.headers.get('authorization')?.split('.')[1];
  return claims && (JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub: string }).sub;
};

/** A server that treats tests as ours does: keys only after a result, the first submission stands. */
export function createQuizServer(count = 3) {
  const results = new Map<string, TestResult>();
  const accepted = new Map<string, string>();
  const sessions = new Map<string, string>();
  const reply = (status: number, body: DefaultBodyType, headers = {}) =>
    HttpResponse.json(body, { status, headers });

  const server = {
    questions: questions(count),
    results,
    /** Submissions that arrived, in order. */
    posts: [] as { subject: string; lesson: number; answers: Record<string, number> }[],
    /** No call is answered. */
    down: false,
    /** Takes a submission, and the answer is lost on its way. */
    losesAnswers: false,
    /** Runs before a submission is answered; what it returns is the answer. */
    onSubmit: undefined as (() => Promise<Response | undefined> | Response | undefined) | undefined,
    signIn(subject: string) {
      const pair = aTokenPair({ subject });
      accepted.set(pair.access, subject);
      sessions.set(pair.refresh, subject);
      localStorage.setItem('refreshToken', pair.refresh);
      localStorage.setItem('accessToken', pair.access);
      return pair;
    },
    /** All sessions are over; devices do not know it yet. */
    endSessions() {
      accepted.clear();
      sessions.clear();
    },
    handlers: [] as ReturnType<typeof http.get>[],
  };

  const guarded =
    (act: (subject: string, request: StrictRequest<DefaultBodyType>) => Promise<Response> | Response) =>
    async ({ request }: { request: StrictRequest<DefaultBodyType> }) => {
      if (server.down) return HttpResponse.error();
      const subject = subjectIn(request);
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      if (!subject || accepted.get(token) !== subject) return reply(401, { detail: 'Tizimga kiring.' });
      return act(subject, request);
    };

  server.handlers = [
    http.get(
      '*/api/auth-me/',
      guarded((subject) => reply(200, { username: subject, email: null })),
    ),
    http.post('*/api/token/refresh/', async ({ request }) => {
      if (server.down) return HttpResponse.error();
      const { refresh } = (await request.json()) as { refresh: string };
      const subject = sessions.get(refresh);
      if (!subject) return reply(401, { detail: 'Sessiya tugagan.' });
      const { access } = aTokenPair({ subject });
      accepted.set(access, subject);
      return reply(200, { access });
    }),
    http.get('*/api/classes/', ({ request }) => {
      const subject = subjectIn(request);
      const result = subject && results.get(`${subject}:${LESSON}`);
      const tests = subject
        ? server.questions.map((question) => (result ? withKey(question) : question))
        : [];
      const lesson = aLesson({ id: LESSON, tests, tests_count: server.questions.length });
      return reply(200, [aSchoolClass({ lessons: [lesson] })]);
    }),
    http.get(
      `*/api/lesson-test-result/${LESSON}/`,
      guarded((subject) => {
        const result = results.get(`${subject}:${LESSON}`);
        return result ? reply(200, result) : reply(404, { detail: 'Natija yoʻq.' });
      }),
    ),
    http.post(
      '*/api/submit-test/',
      guarded(async (subject, request) => {
        const body = (await request.json()) as { lesson: number; answers: Record<string, number> };
        server.posts.push({ subject, ...body });
        const instead = await server.onSubmit?.();
        if (instead) return instead;
        const place = `${subject}:${body.lesson}`;
        const complete = server.questions.every(({ id }) => body.answers[id] !== undefined);
        if (!complete && !results.has(place))
          return reply(400, { detail: 'Barcha savollarga javob bering.' });
        const result = results.get(place) ?? resultOf(server.questions, body.answers);
        results.set(place, result);
        return server.losesAnswers ? HttpResponse.error() : reply(200, result);
      }),
    ),
  ];
  return server;
}
