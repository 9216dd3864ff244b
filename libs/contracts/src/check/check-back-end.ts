import type { SchoolClassBody, TestResult } from '../classroom.js';
import type { Endpoint } from '../endpoint.js';
import * as endpoints from '../endpoints.js';
import { openBackEnd, type BackEnd, type SendCheckRequest } from './back-end.js';

/** The result of one call of the specification. */
export interface CheckRow {
  /** Such as `GET /simulators/`. */
  readonly call: string;
  /** What was sent. */
  readonly sent: string;
  readonly outcome: 'holds' | 'differs' | 'skipped';
  /** What differs, or why the call was not sent. */
  readonly notes: readonly string[];
}

/** Options of {@link checkBackEnd}. */
export interface CheckOptions {
  /** Absolute address of the API, such as `https://api.example.uz/api`. */
  readonly baseUrl: string;
  readonly send: SendCheckRequest;
  /** Whether to register an invented learner, to submit a test and to leave a message. Default false. */
  readonly write?: boolean;
  /** Makes the names of the invented learner unique. */
  readonly seed: string;
}

/** A call with the reasons why it does not hold; a text when it could not be sent. */
type Run = () => Promise<{ readonly sent: string; readonly issues: readonly string[] } | string>;

/** Statuses that reject a wrong value. */
const REJECTED = [400, 401, 403, 404, 422];

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The learner and what the calls so far have returned. */
interface Learner {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  access?: string;
  refresh?: string;
  otpKey?: string;
  lesson?: { readonly id: string | number; readonly answers: Record<string, number> };
}

type Tokens = { readonly access: string; readonly refresh?: string | null };

const list =
  (backEnd: BackEnd, endpoint: Endpoint): Run =>
  async () => {
    const { value, issues } = await backEnd.succeed(endpoint);
    const count = Array.isArray(value) ? `: ${value.length} entries` : '';
    return { sent: `nothing${count}`, issues };
  };

/** The first lesson with questions, and its first options as answers. */
function findLesson(classes: unknown): Learner['lesson'] {
  const lessons = Array.isArray(classes)
    ? (classes as readonly SchoolClassBody[]).flatMap(({ lessons: all }) => all)
    : [];
  const found = lessons.find(({ tests }) => tests && tests.length > 0);
  return (
    found && {
      id: found.id,
      answers: Object.fromEntries((found.tests ?? []).map(({ id }) => [String(id), 1])),
    }
  );
}

/** The calls without a session that change nothing. */
const publicCalls = (backEnd: BackEnd): [Endpoint, Run][] =>
  [endpoints.simulators, endpoints.contacts, endpoints.lessons, endpoints.aboutSite].map(
    (endpoint: Endpoint): [Endpoint, Run] => [endpoint, list(backEnd, endpoint)],
  );

/** The calls of a visitor who registers, signs in and recovers a password. */
function accountCalls(backEnd: BackEnd, learner: Learner): [Endpoint, Run][] {
  const { username, email, password } = learner;
  return [
    [
      endpoints.contactMessage,
      async () => {
        const body = { name: 'Sinov', phone: '+998901234567', message: `Tekshiruv: ${username}` };
        const { issues } = await backEnd.succeed(endpoints.contactMessage, { body });
        return { sent: 'name, phone, message', issues };
      },
    ],
    [
      endpoints.register,
      async () => {
        const { issues } = await backEnd.succeed(endpoints.register, { body: { username, email, password } });
        const again = await backEnd.reject(endpoints.register, { body: { username, email, password } }, [
          ...REJECTED,
          409,
        ]);
        return {
          sent: `${username}, twice`,
          issues: [...issues, ...again.map((issue) => `a used name: ${issue}`)],
        };
      },
    ],
    [
      endpoints.login,
      async () => {
        const wrong = await backEnd.reject(
          endpoints.login,
          { body: { username, password: `${password}-` } },
          REJECTED,
        );
        const { value, issues } = await backEnd.succeed(endpoints.login, { body: { username, password } });
        if (value) {
          const { access, refresh } = value as Tokens;
          Object.assign(learner, { access, ...(refresh ? { refresh } : {}) });
        }
        return {
          sent: 'a wrong and the right password',
          issues: [...wrong.map((issue) => `a wrong password: ${issue}`), ...issues],
        };
      },
    ],
    [
      endpoints.tokenRefresh,
      async () => {
        const { refresh } = learner;
        if (refresh === undefined) return 'the sign-in returned no refresh token';
        const { value, issues } = await backEnd.succeed(endpoints.tokenRefresh, { body: { refresh } });
        if (value) learner.access = (value as Tokens).access;
        const wrong = await backEnd.reject(
          endpoints.tokenRefresh,
          { body: { refresh: 'x' } },
          REJECTED,
          false,
        );
        return {
          sent: 'the refresh token, and a wrong one',
          issues: [...issues, ...wrong.map((issue) => `a wrong token: ${issue}`)],
        };
      },
    ],
    [
      endpoints.forgotPassword,
      async () => {
        const { value, issues } = await backEnd.succeed(endpoints.forgotPassword, { body: { email } });
        if (value) learner.otpKey = String((value as { otp_key: unknown }).otp_key);
        return { sent: email, issues };
      },
    ],
    [
      endpoints.verifyOtp,
      async () => {
        if (learner.otpKey === undefined) return 'the recovery returned no key';
        const body = { otp_code: '000000', otp_key: learner.otpKey };
        return {
          sent: 'a wrong code',
          issues: await backEnd.reject(endpoints.verifyOtp, { body }, REJECTED),
        };
      },
    ],
    [
      endpoints.resetPassword,
      async () => {
        if (learner.otpKey === undefined) return 'the recovery returned no key';
        const body = { otp_key: learner.otpKey, new_password: `${password}-2` };
        return {
          sent: 'a key without a verified code',
          issues: await backEnd.reject(endpoints.resetPassword, { body }, REJECTED),
        };
      },
    ],
  ];
}

/** The calls of a signed-in learner. */
function learnerCalls(backEnd: BackEnd, learner: Learner): [Endpoint, Run][] {
  const result = async (token: string, lesson: NonNullable<Learner['lesson']>) =>
    backEnd.succeed(endpoints.lessonTestResult, { token, params: { lessonId: String(lesson.id) } });
  const NO_SESSION = 'the sign-in returned no access token';
  const NO_TEST = 'no lesson has a test';
  return [
    [
      endpoints.authMe,
      async () => {
        const { access: token } = learner;
        if (token === undefined) return NO_SESSION;
        const visitor = await backEnd.reject(endpoints.authMe, {}, [401, 403], false);
        const { value, issues } = await backEnd.succeed(endpoints.authMe, { token });
        const { username, email } = (value ?? {}) as { username?: unknown; email?: unknown };
        const isLearner = value === undefined || username === learner.username || email === learner.email;
        return {
          sent: 'the access token, and none',
          issues: [
            ...visitor.map((issue) => `without a token: ${issue}`),
            ...issues,
            ...(isLearner ? [] : ['another user than the one who signed in']),
          ],
        };
      },
    ],
    [
      endpoints.classes,
      async () => {
        const { access: token } = learner;
        const { value, issues } = await backEnd.succeed(endpoints.classes, { token });
        const lesson = findLesson(value);
        if (lesson) learner.lesson = lesson;
        return { sent: token === undefined ? 'nothing' : 'the access token', issues };
      },
    ],
    [
      endpoints.lessonTestResult,
      async () => {
        const { access: token, lesson } = learner;
        if (token === undefined || !lesson) return token === undefined ? NO_SESSION : NO_TEST;
        const { status, value, issues } = await result(token, lesson);
        const hasResult = typeof (value as TestResult | undefined)?.percentage === 'number';
        return {
          sent: `lesson ${lesson.id}, not answered yet`,
          issues: status === 404 ? [] : [...issues, ...(hasResult ? ['a result of a new learner'] : [])],
        };
      },
    ],
    [
      endpoints.submitTest,
      async () => {
        const { access: token, lesson } = learner;
        if (token === undefined || !lesson) return token === undefined ? NO_SESSION : NO_TEST;
        const body = { lesson: lesson.id, answers: lesson.answers };
        const submitted = await backEnd.succeed(endpoints.submitTest, { token, body });
        const isAccepted = submitted.status >= 200 && submitted.status <= 299;
        const sent = `lesson ${lesson.id}, ${Object.keys(lesson.answers).length} answers`;
        const { percentage } = (submitted.value ?? {}) as TestResult;
        if (!isAccepted || typeof percentage === 'number') return { sent, issues: submitted.issues };
        const stored = await result(token, lesson);
        const hasResult = typeof (stored.value as TestResult | undefined)?.percentage === 'number';
        return {
          sent,
          issues: [...stored.issues, ...(hasResult ? [] : ['no percentage, also of the result call'])],
        };
      },
    ],
  ];
}

/**
 * Checks the 15 calls of the specification (§7) at a back end, with the schemas and the tolerant reading of the clients.
 * Each call is one row. Errors of `send` are issues of their row.
 */
export async function checkBackEnd({
  baseUrl,
  send,
  write = false,
  seed,
}: CheckOptions): Promise<CheckRow[]> {
  const backEnd = openBackEnd(baseUrl, send);
  const learner: Learner = {
    username: `sinov_${seed}`,
    email: `sinov.${seed}@example.uz`,
    password: `Sinov-${seed}-parol`,
  };
  const runs: [Endpoint, Run][] = [
    ...publicCalls(backEnd),
    ...accountCalls(backEnd, learner),
    ...learnerCalls(backEnd, learner),
  ];
  const rows: CheckRow[] = [];
  for (const [endpoint, run] of runs) {
    const call = callOf(endpoint);
    const isPublicGet = endpoint.method === 'GET' && endpoint.access === 'public';
    if (!write && !isPublicGet) {
      rows.push({ call, sent: '', outcome: 'skipped', notes: ['needs --write'] });
      continue;
    }
    const result = await run().catch((error: unknown) => ({ sent: '', issues: [String(error)] }));
    if (typeof result === 'string') rows.push({ call, sent: '', outcome: 'differs', notes: [result] });
    else {
      const outcome = result.issues.length === 0 ? 'holds' : 'differs';
      rows.push({ call, sent: result.sent, outcome, notes: result.issues });
    }
  }
  return rows;
}
