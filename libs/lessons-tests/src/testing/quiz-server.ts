import type { TestQuestion, TestResult } from '@zarra/contracts';
import { scoreTest } from '@zarra/contracts/scoring';
import { aLesson, aQuestion, aSchoolClass, aTokenPair } from '@zarra/api-client/testing';
import { http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw';

/** Id of the lesson in all tests of the block. */
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

/** Questions without answer keys. */
export const questions = (count = 3): TestQuestion[] =>
  Array.from({ length: count }, (_, index) => {
    const [question, option1, option2, option3, option4] = texts[index % texts.length]!;
    return aQuestion({ id: 10 + index, question, option1, option2, option3, option4 });
  });

/** The sections of the lesson that explain the first and third question, and all further ones. */
const [uniform, units] = [
  { heading: 'tekis-harakat-nima', title: 'Tekis harakat nima' },
  { heading: 'tezlik', title: 'Tezlik' },
];

const launch = {
  slug: 'otilgan-jism',
  state: 'yer',
  title: 'Otilgan jism',
  stateTitle: 'Yer',
  link: '/tajriba/otilgan-jism?holat=AQ',
};

/** Questions of which the first asks to look at an experiment before answering. */
export const questionsWithExperiment = (count = 3): TestQuestion[] =>
  questions(count).map((question, index) => (index === 0 ? { ...question, see: launch } : question));

/** The correct option of each question. */
const CORRECT_OPTION = 1;
const withKey = (question: TestQuestion): TestQuestion => ({ ...question, correct_option: CORRECT_OPTION });

/** The result that our server returns for these answers. */
export const resultOf = (tests: readonly TestQuestion[], answers: Record<string, number>): TestResult => ({
  ...scoreTest(
    tests.map(({ id }) => ({ id, correct_option: CORRECT_OPTION })),
    answers,
  ),
  answers,
  correct_options: Object.fromEntries(tests.map(({ id }) => [id, CORRECT_OPTION])),
  explanations: Object.fromEntries(tests.map(({ id }) => [id, `Izoh ${id}`])),
  questions: tests.map(withKey),
  sections: Object.fromEntries(
    tests.flatMap(({ id }, index) => (index === 1 ? [] : [[id, index === 0 ? uniform : units]])),
  ),
  see: Object.fromEntries(tests.slice(0, 2).map(({ id }) => [id, launch])),
});

const subjectOf = (request: StrictRequest<DefaultBodyType>): string | undefined => {
  const claims = request.headers.get('authorization')?.split('.')[1];
  return claims && (JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub: string }).sub;
};

/** A mocked server with our rules: answer keys only after a result, and the first submission counts. */
export function createQuizServer(count = 3) {
  const results = new Map<string, TestResult>();
  const accepted = new Map<string, string>();
  const sessions = new Map<string, string>();
  const respond = (status: number, body: DefaultBodyType, headers = {}) =>
    HttpResponse.json(body, { status, headers });

  const server = {
    questions: questions(count),
    results,
    /** Received submissions, in order. */
    posts: [] as { subject: string; lesson: number; answers: Record<string, number> }[],
    /** Each request fails with a network error. */
    down: false,
    /** Stores a submission, and its response is lost. */
    losesResponses: false,
    /** Handles a submission first; a returned response replaces the default one. */
    onSubmit: undefined as (() => Promise<Response | undefined> | Response | undefined) | undefined,
    signIn(subject: string) {
      const pair = aTokenPair({ subject });
      accepted.set(pair.access, subject);
      sessions.set(pair.refresh, subject);
      localStorage.setItem('refreshToken', pair.refresh);
      localStorage.setItem('accessToken', pair.access);
      return pair;
    },
    /** Stores Dilnoza's result for these answers, by default correct ones. */
    storeResult(answers: Record<string, number> = { 10: 1, 11: 1, 12: 1 }, ideas: TestResult['ideas'] = {}) {
      results.set(`dilnoza:${LESSON}`, { ...resultOf(server.questions, answers), ideas });
    },
    /** Ends all sessions on the server; the devices keep their tokens. */
    endSessions() {
      accepted.clear();
      sessions.clear();
    },
    handlers: [] as ReturnType<typeof http.get>[],
  };

  const authenticated =
    (handle: (subject: string, request: StrictRequest<DefaultBodyType>) => Promise<Response> | Response) =>
    async ({ request }: { request: StrictRequest<DefaultBodyType> }) => {
      if (server.down) return HttpResponse.error();
      const subject = subjectOf(request);
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      if (!subject || accepted.get(token) !== subject) return respond(401, { detail: 'Tizimga kiring.' });
      return handle(subject, request);
    };

  server.handlers = [
    http.get(
      '*/api/auth-me/',
      authenticated((subject) => respond(200, { username: subject, email: null })),
    ),
    http.post('*/api/token/refresh/', async ({ request }) => {
      if (server.down) return HttpResponse.error();
      const { refresh } = (await request.json()) as { refresh: string };
      const subject = sessions.get(refresh);
      if (!subject) return respond(401, { detail: 'Sessiya tugagan.' });
      const { access } = aTokenPair({ subject });
      accepted.set(access, subject);
      return respond(200, { access });
    }),
    http.get('*/api/classes/', ({ request }) => {
      const subject = subjectOf(request);
      const result = subject && results.get(`${subject}:${LESSON}`);
      const tests = subject
        ? server.questions.map((question) => (result ? withKey(question) : question))
        : [];
      const lesson = aLesson({ id: LESSON, tests, tests_count: server.questions.length });
      return respond(200, [aSchoolClass({ lessons: [lesson] })]);
    }),
    http.get(
      `*/api/lesson-test-result/${LESSON}/`,
      authenticated((subject) => {
        const result = results.get(`${subject}:${LESSON}`);
        return result ? respond(200, result) : respond(404, { detail: 'Natija yoʻq.' });
      }),
    ),
    http.post(
      '*/api/submit-test/',
      authenticated(async (subject, request) => {
        const body = (await request.json()) as { lesson: number; answers: Record<string, number> };
        server.posts.push({ subject, ...body });
        const replacement = await server.onSubmit?.();
        if (replacement) return replacement;
        const resultKey = `${subject}:${body.lesson}`;
        const complete = server.questions.every(({ id }) => body.answers[id] !== undefined);
        if (!complete && !results.has(resultKey))
          return respond(400, { detail: 'Barcha savollarga javob bering.' });
        const result = results.get(resultKey) ?? resultOf(server.questions, body.answers);
        results.set(resultKey, result);
        return server.losesResponses ? HttpResponse.error() : respond(200, result);
      }),
    ),
  ];
  return server;
}
