// Bodies of the API for tests and stories.
import type {
  CategoryBody,
  ContactBody,
  endpoints,
  LessonBody,
  SchoolClassBody,
  SimulationBody,
  TestQuestion,
  TestResult,
} from '@zarra/contracts';
import type { ResponseBody } from './handlers.js';

/** A category as the server sends it; Mexanika by default. */
export const aCategory = (parts: Partial<CategoryBody> = {}): CategoryBody => ({
  id: 1,
  name: 'Mexanika',
  slug: 'mexanika',
  ...parts,
});

/** A simulation as the server sends it; the pendulum by default. */
export const aSimulation = (parts: Partial<SimulationBody> = {}): SimulationBody => ({
  id: 1,
  title: 'Matematik mayatnik',
  description: 'Ip uzunligi va erkin tushish tezlanishi tebranish davriga qanday taʼsir qilishini kuzating.',
  image: '/media/simulations/mayatnik.svg',
  link: '/tajriba/mayatnik',
  types: { name: 'Interaktiv tajriba' },
  categories: [aCategory()],
  ...parts,
});

/** The site's contact details as the server sends them. */
export const aContact = (parts: Partial<ContactBody> = {}): ContactBody => ({
  id: 1,
  phone: '+998 71 200 30 40',
  email: 'aloqa@zarra.uz',
  address: 'Toshkent shahri, Universitet koʻchasi, 4-uy',
  socials: [{ id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: '/media/socials/telegram.svg' }],
  ...parts,
});

/** A question as the server sends it before the first result: without the correct option. */
export const aQuestion = (parts: Partial<TestQuestion> = {}): TestQuestion => ({
  id: 1,
  question: 'Jism tekis harakat qilganda uning tezligi qanday boʻladi?',
  option1: 'Oʻzgarmaydi',
  option2: 'Ortadi',
  option3: 'Kamayadi',
  option4: 'Nolga teng',
  correct_option: null,
  ...parts,
});

/** A lesson as the server sends it to a signed-in learner, with one question. */
export const aLesson = (parts: Partial<LessonBody> = {}): LessonBody => ({
  id: 1,
  lesson: 'Toʻgʻri chiziqli tekis harakat',
  description: 'Tekis harakatda yoʻl $s = vt$ formula bilan topiladi.',
  videoUrl: '/media/videos/tekis-harakat.mp4',
  tests: [aQuestion()],
  tests_count: 1,
  ...parts,
});

/** A school class as the server sends it, with one lesson. */
export const aSchoolClass = (parts: Partial<SchoolClassBody> = {}): SchoolClassBody => ({
  id: 1,
  name: '7-sinf',
  lessons: [aLesson()],
  ...parts,
});

/** A stored result as our server sends it: the one question of {@link aLesson} answered correctly. */
export const aResult = (parts: TestResult = {}): Required<TestResult> => ({
  percentage: 100,
  answers: { 1: 1 },
  correct_answers: 1,
  total_tests: 1,
  correct_options: { 1: 1 },
  explanations: { 1: 'Tekis harakatda tezlik vaqt oʻtishi bilan oʻzgarmaydi.' },
  questions: [aQuestion({ correct_option: 1 })],
  sections: {},
  see: {},
  ideas: {},
  ...parts,
});

/** The signed-in learner as the server sends them; Dilnoza by default. */
export const aUser = (parts: Partial<ResponseBody<typeof endpoints.authMe>> = {}) => ({
  username: 'dilnoza',
  email: 'dilnoza@zarra.uz',
  ...parts,
});

interface TokenPairParts {
  /** Lifetime of the access token, seconds; 15 minutes by default. */
  readonly lifetimeSeconds?: number;
  /** User of the token. */
  readonly subject?: string;
  /** The issuing server's clock, ms since 1970; by default the clock of this machine. */
  readonly issuedAt?: number;
}

let pairCount = 0;

const toBase64Url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** The response to a sign-in: an access token with the format of a real one but without a valid signature, and an opaque refresh token. Each call returns another pair. */
export function aTokenPair({ lifetimeSeconds = 900, subject = '1', issuedAt }: TokenPairParts = {}) {
  pairCount += 1;
  const iat = Math.floor((issuedAt ?? Date.now()) / 1000);
  const head = toBase64Url({ alg: 'HS256', typ: 'at+jwt' });
  const claims = toBase64Url({ sub: subject, iat, exp: iat + lifetimeSeconds, jti: String(pairCount) });
  const number = String(pairCount).padStart(8, '0');
  return { access: `${head}.${claims}.signature-${number}`, refresh: `refresh-${number}` };
}
