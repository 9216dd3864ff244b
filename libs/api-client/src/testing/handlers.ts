import type { Endpoint } from '@zarra/contracts';
import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';

/** A body the contract of an endpoint accepts as its answer. */
export type AnswerOf<E extends Endpoint> = E['response']['_zod']['input'];

const ANY_ORIGIN = '*/api';

const handle = (endpoint: Endpoint, base: string, resolver: HttpResponseResolver): HttpHandler => {
  const path = base + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return endpoint.method === 'GET' ? http.get(path, resolver) : http.post(path, resolver);
};

/**
 * The endpoint answers with this body, which must fit its contract to compile.
 * @param base address of the API as an MSW pattern; here and below `*` + `/api`
 */
export function answer<E extends Endpoint>(endpoint: E, body: AnswerOf<E>, base = ANY_ORIGIN): HttpHandler {
  return handle(endpoint, base, () => reply(JSON.stringify(body), endpoint.status));
}

/** As {@link answer}, but only after `ms` milliseconds. */
export function slow<E extends Endpoint>(
  endpoint: E,
  ms: number,
  body: AnswerOf<E>,
  base = ANY_ORIGIN,
): HttpHandler {
  return handle(endpoint, base, async () => {
    await delay(ms);
    return reply(JSON.stringify(body), endpoint.status);
  });
}

/** The endpoint never answers. */
export function pending(endpoint: Endpoint, base = ANY_ORIGIN): HttpHandler {
  return handle(endpoint, base, async () => {
    await delay('infinite');
  });
}

/** The endpoint refuses with this status, as our server does: `{detail}` with a text for people. */
export function refuse(endpoint: Endpoint, status: number, detail?: string, base = ANY_ORIGIN): HttpHandler {
  return handle(endpoint, base, () => reply(JSON.stringify(detail === undefined ? {} : { detail }), status));
}

/** The network fails before any answer arrives. */
export function offline(endpoint: Endpoint, base = ANY_ORIGIN): HttpHandler {
  return handle(endpoint, base, () => HttpResponse.error());
}

/** The endpoint succeeds with this text in place of its body: an HTML page, or JSON of another shape. */
export function garble(
  endpoint: Endpoint,
  text = '<!doctype html><title>Proxy</title>',
  base = ANY_ORIGIN,
): HttpHandler {
  return handle(endpoint, base, () => reply(text, endpoint.status));
}

const reply = (text: string, status: number) =>
  new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } });
