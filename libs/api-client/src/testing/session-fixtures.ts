import type { AnswerOf } from './handlers.js';
import type { endpoints } from '@zarra/contracts';

/** The signed-in learner as the server sends them; Dilnoza unless told otherwise. */
export const aUser = (parts: Partial<AnswerOf<typeof endpoints.authMe>> = {}) => ({
  username: 'dilnoza',
  email: 'dilnoza@zarra.uz',
  ...parts,
});

interface TokenPairParts {
  /** How long the access token lives, seconds; 15 minutes unless told otherwise. */
  readonly lifetimeSeconds?: number;
  /** Whose it is. */
  readonly subject?: string;
  /** The issuing server's clock, ms since 1970; this machine's unless told otherwise. */
  readonly issuedAt?: number;
}

let issued = 0;

const inBase64Url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** A sign-in's answer: a token that is shaped like a real one but signed by nobody, and an opaque one. All differ. */
export function aTokenPair({ lifetimeSeconds = 900, subject = '1', issuedAt }: TokenPairParts = {}) {
  issued += 1;
  const iat = Math.floor((issuedAt ?? Date.now()) / 1000);
  const head = inBase64Url({ alg: 'HS256', typ: 'at+jwt' });
  const claims = inBase64Url({ sub: subject, iat, exp: iat + lifetimeSeconds, jti: String(issued) });
  const mark = String(issued).padStart(8, '0');
  return { access: `${head}.${claims}.signature-${mark}`, refresh: `refresh-${mark}` };
}
