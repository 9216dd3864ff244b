import fp from 'fastify-plugin';
import type { Keys } from '../secrets.js';
import { createAccessTokens, type AccessTokens } from './access-token.js';
import { createRefreshTokens, type RefreshTokens } from './refresh-token.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tokens: SessionTokens;
  }
}

export interface SessionTokens {
  readonly access: AccessTokens;
  readonly refresh: RefreshTokens;
  /** The two tokens that sign-in and each refresh return. */
  signPair(session: {
    readonly userId: number;
    readonly sid: string;
    readonly counter: number;
  }): Promise<{ access: string; refresh: string }>;
}

function createSessionTokens(keys: Keys, now: () => Date): SessionTokens {
  const access = createAccessTokens(keys.accessToken, now);
  const refresh = createRefreshTokens(keys.refreshToken);
  return {
    access,
    refresh,
    signPair: async ({ userId, sid, counter }) => ({
      access: await access.sign({ userId, sid }),
      refresh: refresh.sign({ sid, counter }),
    }),
  };
}

/** Adds `tokens`. */
export const sessionTokens = fp(
  (app) => {
    app.decorate('tokens', createSessionTokens(app.keys, app.now));
  },
  { name: 'session-tokens', dependencies: ['context'] },
);
