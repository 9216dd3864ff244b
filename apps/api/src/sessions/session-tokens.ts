import fp from 'fastify-plugin';
import type { Keys } from '../secrets.js';
import { createAccessTokens, type AccessTokenClaims } from './access-token.js';
import { createRefreshTokens, type RefreshTokenClaims } from './refresh-token.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tokens: ReturnType<typeof createSessionTokens>;
  }
}

function createSessionTokens(keys: Keys, now: () => Date) {
  const access = createAccessTokens(keys.accessToken, now);
  const refresh = createRefreshTokens(keys.refreshToken);
  return {
    access,
    refresh,
    /** The two tokens that sign-in and each refresh return. */
    signPair: async (session: AccessTokenClaims & RefreshTokenClaims) => ({
      access: await access.sign(session),
      refresh: refresh.sign(session),
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
