import type { Server } from 'node:http';
import type { endpoints } from '@zarra/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.js';
import { messages, type MessageKey } from './messages.js';
import { createRepeatFilter } from './repeat-filter.js';

/** Status and text of Fastify's own errors, by their codes. */
const frameworkErrors: Readonly<Record<string, readonly [number, MessageKey]>> = {
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

/** Status and text of the file server's errors (a path outside its folder, an unsatisfiable range), by their status. */
const fileErrors: Readonly<Record<number, readonly [number, MessageKey]>> = {
  400: [400, 'badAddress'],
  403: [404, 'notFound'],
  404: [404, 'notFound'],
  412: [412, 'invalid'],
  416: [416, 'invalid'],
};

/** Network errors and PostgreSQL's error classes for an unavailable server (08, 53, 55, 57). */
const UNAVAILABLE = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|(?:08|53|55|57)\w{3})$/;
/** Messages of pg, its pool and PGlite for a lost connection, which have no code. */
const CONNECTION_LOST =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|PGlite is clos|Client (?:was closed|has encountered a connection error))/;

const RETRY_SOON = { 'retry-after': '5' };

/** `headers`: the file server adds the length of the file to an unsatisfiable range. */
type ThrownError = FastifyError & { readonly headers: Readonly<Record<string, string>> };

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  // Anything can be thrown, even null.
  const { code = '', message = '', statusCode = 0, headers = {} } = (error ?? {}) as Partial<ThrownError>;
  const known = frameworkErrors[code] ?? fileErrors[statusCode];
  if (known) {
    return new HttpError(...known, { headers: known[0] === 503 ? RETRY_SOON : headers });
  }
  if (UNAVAILABLE.test(code) || CONNECTION_LOST.test(message)) {
    return new HttpError(503, 'unavailable', { headers: RETRY_SOON });
  }
  return new HttpError(500, 'internal');
}

/** The JSON body of an error response. */
export function errorBody({
  key,
  extra: { errors, field, code, values = {} },
}: HttpError): Readonly<Record<string, unknown>> {
  const detail = Object.entries(values).reduce<string>(
    (text, [name, value]) => text.replaceAll(`{${name}}`, value),
    messages[key],
  );
  return {
    detail,
    ...(field === undefined ? {} : { error: detail, field, errors: { [field]: detail } }),
    ...(errors ? { errors } : {}),
    ...(code === undefined ? {} : { code }),
  };
}

const registration: keyof typeof endpoints = 'register';
const isRegistration = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint === registration;

/** Repeated errors of each server. */
const repeatFilters = new WeakMap<Server, ReturnType<typeof createRepeatFilter>>();

/** The same for all errors of one cause: the message may contain values of the request. */
function causeOf(error: unknown): string {
  const { name, code, stack } = (error ?? {}) as Partial<FastifyError>;
  const place =
    String(stack)
      .split('\n')
      .find((line) => line.startsWith('    at ')) ?? '';
  return `${name} ${code} ${place}`;
}

/** Logs an error with its stack. Of one cause one a minute is logged, with the number of those omitted since the last one. */
function logError(error: unknown, { log, server: { server } }: FastifyRequest): void {
  const filter = repeatFilters.get(server) ?? createRepeatFilter();
  repeatFilters.set(server, filter);
  const omitted = filter(causeOf(error), new Date());
  if (omitted === undefined) return;
  log.error({ err: error, ...(omitted > 0 && { omitted }) }, 'request failed');
}

/** Sends every error as `{detail}` in Uzbek; the stack goes only to the log. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = toHttpError(error);
  if (httpError.status >= 500 && !(error instanceof HttpError)) logError(error, request);
  const body = errorBody(httpError);
  const { status } = httpError;
  if (status === 429) request.server.securityLog({ event: 'limit-reached', request });
  void reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...httpError.extra.headers,
    })
    // Specification §8: the form for registering shows the field `error`.
    .send(isRegistration(request) ? { error: body['detail'], ...body } : body);
}
