import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { MessageKey } from './messages.js';
import { Refusal } from './refusal.js';

/** Fastify's own refusals, by its error codes. */
const frameworkRefusals: Readonly<Record<string, readonly [number, MessageKey]>> = {
  FST_ERR_BAD_URL: [400, 'badAddress'],
  FST_ERR_ASYNC_CONSTRAINT: [400, 'badAddress'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'badAddress'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'tooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrongMediaType'],
  FST_ERR_CTP_EMPTY_TYPE: [415, 'wrongMediaType'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'unreadableBody'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'emptyBody'],
  FST_ERR_HANDLER_TIMEOUT: [503, 'unavailable'],
};

/** Connection failures of the database and PostgreSQL's own "not now" classes (53, 55, 57, 08). */
const DATABASE_AWAY = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|(?:08|53|55|57)\w{3})$/;

function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const known = frameworkRefusals[error.code];
  if (known) return new Refusal(...known);
  if (DATABASE_AWAY.test(error.code) || /timeout|terminat|ended/i.test(error.message)) {
    return new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
  }
  return new Refusal(500, 'internal');
}

/** Answers every error as `{detail}` in Uzbek; the stack goes to the log and nowhere else. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = toRefusal(error);
  if (refusal.status >= 500 && !(error instanceof Refusal))
    request.log.error({ err: error }, 'request failed');
  void reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', ...refusal.extra.headers })
    .send(refusal.body);
}
