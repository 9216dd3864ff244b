import type { TestApp } from './test-app.js';

export interface TestLearner {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
  /** Headers of a signed-in call. */
  readonly signedIn: { readonly authorization: string };
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** A POST to a call of the API from an address of one's own choice, as no browser makes it. */
export async function post(
  { fastify }: Pick<TestApp, 'fastify'>,
  path: string,
  payload: object,
  { headers = {}, from = '127.0.0.1' }: { headers?: Record<string, string>; from?: string } = {},
) {
  const answer = await fastify.inject({
    method: 'POST',
    url: `/api${path}`,
    headers,
    payload,
    remoteAddress: from,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Record<string, unknown>>() };
}

export const PASSWORD = 'oltin-atom 42 ⚛';
let made = 0;

/** Registers a learner nobody has seen before. */
export async function registerLearner(app: Pick<TestApp, 'fastify'>, password = PASSWORD) {
  made += 1;
  const learner = { username: `oquvchi${made}`, email: `oquvchi${made}@zarra.uz`, password };
  const { status, body } = await post(app, '/register/', learner, {
    from: `10.1.${made >> 8}.${made & 255}`,
  });
  if (status !== 201) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  return learner;
}

export async function signIn(
  app: Pick<TestApp, 'fastify'>,
  { username, password }: { username: string; password: string },
): Promise<Tokens> {
  const { status, body } = await post(app, '/login/', { username, password });
  if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
  return body as unknown as Tokens;
}

/** A learner who has registered and signed in. */
export async function makeLearner(app: Pick<TestApp, 'fastify'>): Promise<TestLearner> {
  const learner = await registerLearner(app);
  const tokens = await signIn(app, learner);
  return { ...learner, ...tokens, signedIn: { authorization: `Bearer ${tokens.access}` } };
}
