import type { TestApp } from './app.js';
import { post, type TestLearner } from './learner.js';
import { waitUntil } from './process.js';
import { codesIn } from './recovery.js';

/** A signed-in call of the account. */
export async function callAccount(
  { fastify }: Pick<TestApp, 'fastify'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { signedIn }: Pick<TestLearner, 'signedIn'>,
  { payload, from = '127.0.0.1', headers = {} }: CallOptions = {},
) {
  const response = await fastify.inject({
    method,
    url: `/api/account${path}`,
    headers: { ...signedIn, ...headers },
    remoteAddress: from,
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: response.json<Record<string, unknown>>(),
  };
}

interface CallOptions {
  readonly payload?: object;
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

/** Whether both tokens of a session are refused. */
export async function isSignedOut(
  app: Pick<TestApp, 'fastify'>,
  { access, refresh }: Pick<TestLearner, 'access' | 'refresh'>,
): Promise<boolean> {
  const headers = { authorization: `Bearer ${access}` };
  const { statusCode } = await app.fastify.inject({ url: '/api/auth-me/', headers });
  const refreshed = await post(app, '/token/refresh/', { refresh });
  expect(refreshed.status === 401).toBe(statusCode === 401);
  return statusCode === 401;
}

/** Waits until no mail is queued. @returns the subjects of the mails to an address */
export async function subjectsTo({ database, mails }: TestApp, email: string): Promise<readonly string[]> {
  await waitUntil(async () => (await database.db.selectFrom('outbox').select('id').execute()).length === 0);
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** The code in the latest mail to an address. */
export async function latestCode(app: TestApp, email: string): Promise<string> {
  await subjectsTo(app, email);
  return codesIn(app.mails, email).at(-1) ?? '';
}
