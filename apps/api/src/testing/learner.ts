import type { TestApp } from './app.js';

export interface TestLearner {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
  /** Headers of a signed-in request. */
  readonly signedIn: { readonly authorization: string };
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Sends a POST to the API from the given address, without the headers of a browser. */
export async function post(
  { fastify }: Pick<TestApp, 'fastify'>,
  path: string,
  payload: object,
  { headers = {}, from = '127.0.0.1' }: { headers?: Record<string, string>; from?: string } = {},
) {
  const response = await fastify.inject({
    method: 'POST',
    url: `/api${path}`,
    headers,
    payload,
    remoteAddress: from,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Record<string, unknown>>(),
  };
}

export const PASSWORD = 'oltin-atom 42 ⚛';
let registered = 0;

/** Registers a new learner. */
export async function registerLearner(app: Pick<TestApp, 'fastify'>, password = PASSWORD) {
  registered += 1;
  const learner = { username: `oquvchi${registered}`, email: `oquvchi${registered}@zarra.uz`, password };
  const { status, body } = await post(app, '/register/', learner, {
    from: `10.1.${registered >> 8}.${registered & 255}`,
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

/** The device's cookie that a sign-in has set, as a Cookie header. */
export function deviceCookieOf(headers: Readonly<Record<string, unknown>>): string {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return /^[^;]+/.exec(lines.find((line) => line.startsWith('device=')) ?? '')?.[0] ?? '';
}

/** Registers a learner and signs in. */
export async function makeLearner(app: Pick<TestApp, 'fastify'>): Promise<TestLearner> {
  const learner = await registerLearner(app);
  const tokens = await signIn(app, learner);
  return { ...learner, ...tokens, signedIn: { authorization: `Bearer ${tokens.access}` } };
}
