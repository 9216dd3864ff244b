import { randomUUID } from 'node:crypto';
import type { AppOptions } from './app.js';
import type { Database } from './database/open-database.js';
import { openTestApp, type TestApp } from './test-app.js';
import { makeClock } from './test-clock.js';
import { waitUntil } from './test-process.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  /** Characters of the body. */
  readonly length: number;
}

export interface Learner {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

/** The API with a clock that stands still until it is moved, and what a person does to get a password back. */
export interface RecoveryTest {
  readonly app: TestApp;
  readonly now: () => Date;
  /** Moves the clock on, in milliseconds. */
  pass(ms: number): void;
  /** A call from an address of its own, so that no limit by address is met. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  addLearner(values?: Partial<{ email: string; disabled_at: Date }>): Promise<Learner>;
  /** Asks for a code; the answer's key. */
  forgot(email: string): Promise<string>;
  verify(otp_key: string, otp_code: string): Promise<Answer>;
  reset(otp_key: string, new_password?: string): Promise<Answer>;
  /** The code of the `count`-th mail to an address, as soon as it has come. */
  codeFor(email: string, count?: number): Promise<string>;
  /** Key and code, asked for and read. */
  keyAndCode(email: string): Promise<{ key: string; code: string }>;
  /** Key of a mailbox that is proved. */
  verifiedKey(email: string): Promise<string>;
}

export const GOOD_PASSWORD = 'Kvant-tebranish 7';

/** Another code than this one. */
export const wrongCode = (code: string, offset = 1): string =>
  String((Number(code) + offset) % 1_000_000).padStart(6, '0');

export async function openRecoveryTest(
  kind: Database['kind'],
  options: Partial<AppOptions> = {},
): Promise<RecoveryTest> {
  const { now, pass } = makeClock();
  const app = await openTestApp(kind, { now, trustProxy: ['loopback'], ...options });
  const { db } = app.database;
  const url = await app.listen();
  let callers = 0;

  const test: RecoveryTest = {
    app,
    now,
    pass,
    post: async (path, body, headers = {}) => {
      callers += 1;
      const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
      const response = await fetch(new URL(`/api${path}`, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      const parsed = JSON.parse(text) as Record<string, unknown>;
      return { status: response.status, headers: response.headers, body: parsed, length: text.length };
    },
    addLearner: async (values = {}) => {
      const username = `aziza-${randomUUID().slice(0, 8)}`;
      const email = values.email ?? `${username}@maktab.uz`;
      const { id } = await db
        .insertInto('users')
        .values({
          username,
          username_key: username,
          email,
          email_key: email.toLowerCase(),
          password_hash: 'none yet',
          created_at: now(),
          disabled_at: values.disabled_at ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, username, email };
    },
    forgot: async (email) => {
      const { status, body } = await test.post('/forgot-password/', { email });
      expect({ status, body }).toEqual({ status: 200, body: { otp_key: expect.any(String) } });
      return String(body['otp_key']);
    },
    verify: (otp_key, otp_code) => test.post('/verify-otp/', { otp_key, otp_code }),
    reset: (otp_key, new_password = GOOD_PASSWORD) =>
      test.post('/reset-password/', { otp_key, new_password }),
    codeFor: async (email, count = 1) => {
      const codes = () =>
        app.mails
          .filter(({ to }) => to === email)
          .flatMap(({ text }) => /(\d{3}) (\d{3})/.exec(text)?.slice(1).join('') ?? []);
      await waitUntil(() => codes().length >= count);
      return codes()[count - 1] ?? '';
    },
    keyAndCode: async (email) => {
      const before = app.mails.filter(({ to, text }) => to === email && /\d{3} \d{3}/.test(text)).length;
      const key = await test.forgot(email);
      return { key, code: await test.codeFor(email, before + 1) };
    },
    verifiedKey: async (email) => {
      const { key, code } = await test.keyAndCode(email);
      expect(await test.verify(key, code)).toMatchObject({ status: 200 });
      return key;
    },
  };
  return test;
}
