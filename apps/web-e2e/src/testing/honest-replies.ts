/** The reply to one call; 200 with an empty body by default. */
export interface Reply {
  readonly status?: number;
  /** A JSON body. */
  readonly json?: unknown;
  /** An HTML body, as from a proxy or a framework's error page. */
  readonly html?: string;
  /** A plain text body. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const option = (name: string) => ({
  option1: `${name} 1`,
  option2: `${name} 2`,
  option3: `${name} 3`,
  option4: `${name} 4`,
});

/** Two questions. */
export const questions = [
  { id: 11, question: 'Birinchi savol?', ...option('Birinchi') },
  { id: 12, question: 'Ikkinchi savol?', ...option('Ikkinchi') },
];

/** A lesson with two questions. */
export const lesson = {
  id: 1,
  lesson: 'Kuch',
  description: 'Kuch vektor kattalik.',
  videoUrl: null,
  tests: questions,
};

/** One class with one lesson. */
export const schoolClass = { id: 1, name: '7-sinf', lessons: [lesson] };

export const simulation = {
  id: 1,
  title: 'Matematik mayatnik',
  description: 'Davrni kuzating.',
  image: null,
  link: 'https://simulations.example/mayatnik',
  types: { id: 1, name: 'Interaktiv' },
  categories: [{ id: 1, name: 'Mexanika', slug: 'mexanika' }],
};

export const contact = {
  id: 1,
  phone: '+998 71 200 30 40',
  email: 'aloqa@zarra.uz',
  address: 'Toshkent shahri',
  socials: [{ id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: null }],
};

/** A result of the honest lesson: one of two answers is correct. */
export const result = { percentage: 50, correct_answers: 1, total_tests: 2, answers: { 11: 1, 12: 2 } };

/** Replies of a Django back end that sends the fields of the specification and no others. */
export const honestReplies: Readonly<Record<string, Reply>> = {
  'GET /classes/': { json: [schoolClass] },
  'GET /lessons/': { json: [{ id: 1, lesson: 'Kuch' }] },
  'GET /simulators/': { json: [simulation] },
  'GET /contact/': { json: [contact] },
  'GET /about/': { json: [{ id: 1, description: 'Fizika yaqin.' }] },
  'GET /auth-me/': { json: { username: 'dilnoza', email: 'dilnoza@zarra.uz' } },
  'GET /lesson-test-result/{lessonId}/': { status: 404, json: { detail: 'Not found.' } },
  'POST /submit-test/': { json: result },
  'POST /contact-message/': { status: 201, json: { id: 1 } },
  'POST /register/': { status: 201, json: { id: 1, username: 'dilnoza', email: 'dilnoza@zarra.uz' } },
  'POST /forgot-password/': { json: { otp_key: 'otp-key-1' } },
  'POST /verify-otp/': { json: { detail: 'ok' } },
  'POST /reset-password/': { json: { detail: 'ok' } },
  'POST /logout/': { json: { detail: 'ok' } },
};
