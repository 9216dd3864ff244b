import { messages } from '../http/messages.js';
import type { TestApp } from './app.js';
import { post, type Tokens } from './learner.js';

/** The response to a token without a session. */
export const signInAgain = { status: 401, body: { detail: messages.signInAgain } };

/** Calls with tokens, and the stored sessions of a learner, of the app of a test file. */
export function sessionCalls(app: () => TestApp) {
  const refresh = async (token: string) => {
    const { status, body, headers } = await post(app(), '/token/refresh/', { refresh: token });
    expect(headers['cache-control']).toBe('no-store');
    return { status, body };
  };
  /** Refreshes a token and expects a new pair. */
  const renew = async (token: string): Promise<Tokens> => {
    const { status, body } = await refresh(token);
    expect([status, Object.keys(body).sort()]).toEqual([200, ['access', 'refresh']]);
    return body as unknown as Tokens;
  };
  const me = async (access: string) => {
    const response = await app().fastify.inject({
      url: '/api/auth-me/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    return { status: response.statusCode, body: response.json<unknown>() };
  };
  const sessionsOf = async (username: string) => {
    const { db } = app().database;
    const rows = db.selectFrom('sessions').innerJoin('users', 'users.id', 'user_id').selectAll('sessions');
    return rows.where('username', '=', username).execute();
  };
  return { refresh, renew, me, sessionsOf };
}
