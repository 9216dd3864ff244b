import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshTokenClaims {
  /** Session id. */
  readonly sid: string;
  /** Number of rotations before this token. */
  readonly counter: number;
}

/** Of a token: nine digits, so that the next one fits an integer of the database. */
export const MAX_COUNTER = 999_999_999;

const TOKEN_PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

/** Refresh tokens are `<session>.<counter>.<MAC>`: the database stores no secret, and forged tokens cause no query. */
export function createRefreshTokens(key: Uint8Array) {
  const macOf = (sid: string, counter: string): string =>
    createHmac('sha256', key).update(`${sid}.${counter}`).digest('base64url');
  return {
    /** Deterministic: the same claims always give the same token. */
    sign: ({ sid, counter }: RefreshTokenClaims): string =>
      `${sid}.${counter}.${macOf(sid, String(counter))}`,
    /** Returns undefined for a token without a valid MAC. */
    verify: (token: string): RefreshTokenClaims | undefined => {
      const [, sid, counter, mac] = TOKEN_PATTERN.exec(token) ?? [];
      if (sid === undefined || counter === undefined || mac === undefined) return undefined;
      const isValid = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(sid, counter)));
      return isValid ? { sid, counter: Number(counter) } : undefined;
    },
  };
}
