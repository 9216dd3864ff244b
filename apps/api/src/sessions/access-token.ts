import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { sessionLimits } from './session-limits.js';

/** Whom an access token speaks for. */
export interface AccessClaim {
  readonly userId: number;
  readonly sid: string;
}

export interface AccessTokens {
  write(claim: AccessClaim): Promise<string>;
  /** undefined: forged, out of date, made for something else, or no token at all. */
  read(token: string): Promise<AccessClaim | undefined>;
}

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'zarra';
const AUDIENCE = 'zarra-api';
const MAX_AGE_S = sessionLimits.access / 1000;
/** Clocks of several machines differ a little. */
const CLOCK_TOLERANCE_S = 5;

/** A signature of 32 bytes is written in one way only: the last letter has two bits to spare, which are zero. */
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** The library takes other spellings of `typ` and several audiences; ours has none of that. */
const ours = z.object({
  protectedHeader: z.object({ typ: z.literal(TYPE) }),
  payload: z.object({
    aud: z.literal(AUDIENCE),
    sub: z.string().check(
      z.regex(/^[1-9]\d{0,9}$/),
      z.refine((id) => Number(id) <= 2_147_483_647),
    ),
    sid: z.uuid(),
  }),
});

/** Access tokens are JWTs (RFC 9068) of one algorithm and one key; what their header says of keys is not looked at. */
export function createAccessTokens(key: Uint8Array, now: () => Date): AccessTokens {
  const secret = createSecretKey(key);
  return {
    write: ({ userId, sid }) => {
      const issued = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issued)
        .setExpirationTime(issued + MAX_AGE_S)
        .sign(secret);
    },
    read: async (token) => {
      if (!SHAPE.test(token)) return undefined;
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
      const { data } = ours.safeParse(verified);
      return data && { userId: Number(data.payload.sub), sid: data.payload.sid };
    },
  };
}
