import type { endpoints } from '@zarra/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { MessageKey } from './messages.js';
import { Refusal } from './refusal.js';

/** Fastify's own refusals, by its error codes. */
const frameworkRefusals: Readonly<Record<string, readonly [number, MessageKey]>> = {
  FST_ERR_BAD_URL: [400, 'badAddress'],
  FST_ERR_ASYNC_CONSTRAINT: [400, 'badAddress'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'notFound'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'tooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrongMediaType'],
  FST_ERR_CTP_EMPTY_TYPE: [415, 'wrongMediaType'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'unreadableBody'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'emptyBody'],
  FST_ERR_HANDLER_TIMEOUT: [503, 'unavailable'],
};

/** Refusals of the file server (a path out of its folder, an impossible range), by their status. */
const fileRefusals: Readonly<Record<number, readonly [number, MessageKey]>> = {
  400: [400, 'badAddress'],
  403: [404, 'notFound'],
  404: [404, 'notFound'],
  412: [412, 'invalid'],
  416: [416, 'invalid'],
};

/** Connection failures of the database and PostgreSQL's own "not now" classes (53, 55, 57, 08). */
const DATABASE_AWAY = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|(?:08|53|55|57)\w{3})$/;
/** How pg, its pool and PGlite say the same without a code. */
const CONNECTION_LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is clos|Client (?:was closed|has encountered a connection error))/;

/** The file server says beside an impossible range how long the file is. */
type Thrown = FastifyError & { readonly headers: Readonly<Record<string, string>> };

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Anything can be thrown, even null.
  const { code = '', message = '', statusCode = 0, headers = {} } = (error ?? {}) as Partial<Thrown>;
  const known = frameworkRefusals[code] ?? fileRefusals[statusCode];
  if (known) return new Refusal(...known, { headers });
  if (DATABASE_AWAY.test(code) || CONNECTION_LOST.test(message)) {
    return new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
  }
  return new Refusal(500, 'internal');
}

const registration: keyof typeof endpoints = 'register';
const isRegistration = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint === registration;

/** Answers every error as `{detail}` in Uzbek; the stack goes to the log and nowhere else. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  if (refusal.status >= 500 && !(error instanceof Refusal))
    request.log.error({ err: error }, 'request failed');
  const { body, status } = refusal;
  void reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...refusal.extra.headers,
    })
    // Specification §8: what a learner is shown when registering fails is the field `error`.
    .send(isRegistration(request) ? { error: body['detail'], ...body } : body);
}
