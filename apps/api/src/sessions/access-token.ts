import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { MAX_COUNTER } from './refresh-token.js';
import { sessionLimits } from './session-limits.js';

export interface AccessTokenClaims {
  readonly userId: number;
  /** Session id. */
  readonly sid: string;
  /** Counter of the refresh token of the same response; absent in tokens that an earlier version issued. */
  readonly counter?: number | undefined;
}

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'zarra';
const AUDIENCE = 'zarra-api';
const MAX_AGE_S = sessionLimits.access / 1000;
/** Tolerance for clock skew between servers, s. */
const CLOCK_TOLERANCE_S = 5;

/**
 * Each signature of 32 bytes has one accepted spelling: the last base64url character carries two unused bits, which must
 * be zero.
 */
const TOKEN_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Stricter than jose, which accepts other spellings of `typ` and several audiences. */
const verifiedToken = z.object({
  protectedHeader: z.object({ typ: z.literal(TYPE) }),
  payload: z.object({
    aud: z.literal(AUDIENCE),
    sub: z.string().check(
      z.regex(/^[1-9]\d{0,9}$/),
      z.refine((id) => Number(id) <= 2_147_483_647),
    ),
    sid: z.uuid(),
    counter: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_COUNTER))),
  }),
});

/** Access tokens are JWTs (RFC 9068) with one algorithm and one key; key parameters in their header are ignored. */
export function createAccessTokens(key: Uint8Array, now: () => Date) {
  const secret = createSecretKey(key);
  return {
    sign: ({ userId, sid, counter }: AccessTokenClaims): Promise<string> => {
      const issued = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid, counter })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issued)
        .setExpirationTime(issued + MAX_AGE_S)
        .sign(secret);
    },
    /** Returns undefined for a forged, expired or malformed token and for one with another purpose. */
    verify: async (token: string): Promise<AccessTokenClaims | undefined> => {
      if (!TOKEN_PATTERN.test(token)) return undefined;
      const verified = await jwtVerify(token, secret, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        maxTokenAge: MAX_AGE_S,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: now(),
      }).catch(() => undefined);
      const { data } = verifiedToken.safeParse(verified);
      return (
        data && { userId: Number(data.payload.sub), sid: data.payload.sid, counter: data.payload.counter }
      );
    },
  };
}
