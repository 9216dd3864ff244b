import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { csrf } from '@zarra/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HttpError } from './http-error.js';

const MAX_AGE_S = 30 * 24 * 60 * 60;
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

declare module 'fastify' {
  interface FastifyInstance {
    readonly csrfCookie: CsrfCookie;
  }
}

export interface CsrfCookie {
  /** The valid cookie of a request, which distinguishes browsers of one network; '' without one. */
  read(request: FastifyRequest): string;
  /** Sets the cookie, unless the request has a valid one. */
  issue(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * Checks that the request repeats its cookie in the header, which a page of another site cannot do. A request without
   * cookies passes: it carries no credentials that another site could use, and `rejectCrossSite` has checked its origin.
   * @throws HttpError 403; the response sets a new cookie if the old one was not valid
   */
  verify(request: FastifyRequest, reply: FastifyReply): void;
}

/** The cookie of a double-submit pair: a random value signed by the server. */
function createCsrfCookie(key: Uint8Array): CsrfCookie {
  const sign = (value: string): string => createHmac('sha256', key).update(value).digest('base64url');
  const isValid = (token: string): boolean => {
    const [, value, signature] = TOKEN.exec(token) ?? [];
    if (value === undefined || signature === undefined) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(value)));
  };
  const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
    headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[csrf.cookie];
  const read: CsrfCookie['read'] = (request) => {
    const cookie = cookieOf(request) ?? '';
    return isValid(cookie) ? cookie : '';
  };
  const issue: CsrfCookie['issue'] = (request, reply) => {
    if (read(request) !== '') return;
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
    read,
    issue,
    verify: (request, reply) => {
      issue(request, reply);
      if (/^Bearer /i.test(request.headers.authorization ?? '')) return;
      const cookie = cookieOf(request);
      if (cookie === undefined) return;
      if (cookie !== request.headers[csrf.header] || !isValid(cookie)) throw new HttpError(403, 'forged');
    },
  };
}

/** Adds `csrfCookie`. */
export const csrfCookie = fp(
  (app) => {
    app.decorate('csrfCookie', createCsrfCookie(app.keys.csrf));
  },
  { name: 'csrf-cookie', dependencies: ['context'] },
);
