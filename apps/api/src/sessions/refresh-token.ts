import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a refresh token names: a session, and how often its token had been renewed. */
export interface RefreshClaim {
  readonly sid: string;
  readonly counter: number;
}

export interface RefreshTokens {
  /** The one token of a session and a counter, whoever asks and however often. */
  write(claim: RefreshClaim): string;
  /** What a token of ours names; undefined for any other text. */
  read(token: string): RefreshClaim | undefined;
}

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

/** Refresh tokens are `<session>.<counter>.<MAC>`: nothing secret is stored, and forged ones never reach the database. */
export function createRefreshTokens(key: Uint8Array): RefreshTokens {
  const macOf = (sid: string, counter: string): string =>
    createHmac('sha256', key).update(`${sid}.${counter}`).digest('base64url');
  return {
    write: ({ sid, counter }) => `${sid}.${counter}.${macOf(sid, String(counter))}`,
    read: (token) => {
      const [, sid, counter, mac] = SHAPE.exec(token) ?? [];
      if (sid === undefined || counter === undefined || mac === undefined) return undefined;
      const genuine = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(sid, counter)));
      return genuine ? { sid, counter: Number(counter) } : undefined;
    },
  };
}
