import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { csrf } from '@zarra/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.js';

const MAX_AGE_S = 30 * 24 * 60 * 60;
const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

export interface CsrfCookie {
  /** Gives a visitor the cookie who has none, or one that is not ours. */
  offer(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Checks that whoever has the cookie repeats it in the header, which a foreign page cannot. A browser that sends no cookies
   * is let through: it carries nothing a foreign page could use, and `refuseForeign` has looked at where the call comes from.
   * @throws Refusal 403; the answer then brings a new cookie to those whose own was not ours
   */
  check(request: FastifyRequest, reply: FastifyReply): void;
}

/** The cookie half of the pair: a random value signed by the server. */
export function createCsrfCookie(key: Uint8Array): CsrfCookie {
  const sign = (value: string): string => createHmac('sha256', key).update(value).digest('base64url');
  const isOurs = (token: string): boolean => {
    const [, value, signature] = SHAPE.exec(token) ?? [];
    if (value === undefined || signature === undefined) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(value)));
  };
  const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
    headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[csrf.cookie];
  const offer: CsrfCookie['offer'] = (request, reply) => {
    if (isOurs(cookieOf(request) ?? '')) return;
    const value = randomBytes(16).toString('base64url');
    const cookie = stringifySetCookie({
      name: csrf.cookie,
      value: `${value}.${sign(value)}`,
      path: '/',
      sameSite: 'lax',
      maxAge: MAX_AGE_S,
      secure: request.protocol === 'https',
    });
    reply.header('set-cookie', cookie);
  };
  return {
    offer,
    check: (request, reply) => {
      offer(request, reply);
      if (/^Bearer /i.test(request.headers.authorization ?? '')) return;
      const cookie = cookieOf(request);
      if (cookie === undefined) return;
      if (cookie !== request.headers[csrf.header] || !isOurs(cookie)) throw new Refusal(403, 'forged');
    },
  };
}
