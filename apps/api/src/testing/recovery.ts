import { randomUUID } from 'node:crypto';
import type { AppOptions } from '../app.js';
import type { Database } from '../database/open-database.js';
import type { Mail } from '../mail/mail.js';
import { openTestApp, type TestApp } from './app.js';
import { makeClock } from './clock.js';
import { waitUntil } from './process.js';

export interface RecoveryResponse {
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

/** The API with a test clock, and the steps of a password recovery. */
export interface RecoveryTest {
  readonly app: TestApp;
  readonly now: () => Date;
  /** Advances the clock, ms. */
  advance(ms: number): void;
  /** Sends each request from a new client address, so that no limit by address applies. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<RecoveryResponse>;
  addLearner(values?: Partial<{ email: string; disabled_at: Date }>): Promise<Learner>;
  /** Requests a code, by default from a new client. @returns the key */
  requestKey(email: string, headers?: Record<string, string>): Promise<string>;
  verify(otp_key: string, otp_code: string): Promise<RecoveryResponse>;
  reset(otp_key: string, new_password?: string, headers?: Record<string, string>): Promise<RecoveryResponse>;
  /** Number of codes mailed to an address; waits until no mail is queued. */
  countCodes(email: string): Promise<number>;
  /** The code of the `count`-th mail to an address; waits for that mail. */
  codeFor(email: string, count?: number): Promise<string>;
  /** Requests a code and reads it from the mail. */
  requestCode(email: string): Promise<{ key: string; code: string }>;
  /** A key whose code has been verified. */
  verifiedKey(email: string): Promise<string>;
  /** Headers of a device that is known to a learner, from a new network: the learner recovers the account on it. */
  addKnownDevice(email: string): Promise<Record<string, string>>;
}

/** The codes of the mails to an address, in order. */
export const codesIn = (mails: readonly Mail[], email: string): readonly string[] =>
  mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /^ +(\d{3}(?: \d{3})+)$/m.exec(text)?.[1]?.replaceAll(' ', '') ?? []);

/** Headers of a client at an address. */
export const clientAt = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

export const STRONG_PASSWORD = 'Kvant-tebranish 7';

/** A different code. */
export const wrongCode = (code: string, offset = 1): string =>
  String((Number(code) + offset) % 10 ** code.length).padStart(code.length, '0');

export async function openRecoveryTest(
  kind: Database['kind'],
  options: Partial<AppOptions> = {},
): Promise<RecoveryTest> {
  const { now, advance } = makeClock();
  const app = await openTestApp(kind, { now, trustProxy: ['loopback'], ...options });
  const { db } = app.database;
  const url = await app.listen();
  let clients = 0;
  const codesTo = (email: string): readonly string[] => codesIn(app.mails, email);

  const test: RecoveryTest = {
    app,
    now,
    advance,
    post: async (path, body, headers = {}) => {
      clients += 1;
      const address = `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
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
          password_hash: 'no hash',
          created_at: now(),
          disabled_at: values.disabled_at ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, username, email };
    },
    requestKey: async (email, headers) => {
      const { status, body } = await test.post('/forgot-password/', { email }, headers);
      expect({ status, body }).toEqual({ status: 200, body: { otp_key: expect.any(String) } });
      return String(body['otp_key']);
    },
    verify: (otp_key, otp_code) => test.post('/verify-otp/', { otp_key, otp_code }),
    reset: (otp_key, new_password = STRONG_PASSWORD, headers = {}) =>
      test.post('/reset-password/', { otp_key, new_password }, headers),
    countCodes: async (email) => {
      await waitUntil(async () => (await db.selectFrom('outbox').select('id').execute()).length === 0);
      return codesTo(email).length;
    },
    codeFor: async (email, count = 1) => {
      await waitUntil(() => codesTo(email).length >= count);
      return codesTo(email)[count - 1] ?? '';
    },
    requestCode: async (email) => {
      const before = codesTo(email).length;
      const key = await test.requestKey(email);
      return { key, code: await test.codeFor(email, before + 1) };
    },
    verifiedKey: async (email) => {
      const { key, code } = await test.requestCode(email);
      expect(await test.verify(key, code)).toMatchObject({ status: 200 });
      return key;
    },
    addKnownDevice: async (email) => {
      const { headers } = await test.reset(await test.verifiedKey(email));
      const cookie = headers.getSetCookie().find((line) => line.startsWith('device=')) ?? '';
      clients += 1;
      return {
        ...clientAt(`10.200.${clients >> 8}.${clients & 255}`),
        cookie: cookie.split(';', 1)[0] ?? '',
      };
    },
  };
  return test;
}
