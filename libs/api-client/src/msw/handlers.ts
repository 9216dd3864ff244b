import type { Endpoint } from '@zarra/contracts';
import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';

/** A response body that the contract of an endpoint accepts. */
export type ResponseBody<E extends Endpoint> = E['response']['_zod']['input'];

const ANY_ORIGIN = '*/api';

const handle = (endpoint: Endpoint, base: string, resolver: HttpResponseResolver): HttpHandler => {
  const path = base + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;
  return methods[endpoint.method](path, resolver);
};

const createResponse = (text: string, status: number) =>
  new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } });

/**
 * Responds with this body. A body outside the contract does not compile.
 * @param base address of the API as an MSW pattern; in all handlers by default `*` + `/api`
 */
export const respond = <E extends Endpoint>(endpoint: E, body: ResponseBody<E>, base = ANY_ORIGIN) =>
  handle(endpoint, base, () => createResponse(JSON.stringify(body), endpoint.status));

/** Responds as {@link respond} after `ms` milliseconds. */
export const delayed = <E extends Endpoint>(
  endpoint: E,
  ms: number,
  body: ResponseBody<E>,
  base = ANY_ORIGIN,
) =>
  handle(endpoint, base, async () => {
    await delay(ms);
    return createResponse(JSON.stringify(body), endpoint.status);
  });

/** Never responds. */
export const pending = (endpoint: Endpoint, base = ANY_ORIGIN) =>
  handle(endpoint, base, () => delay('infinite'));

/** Responds with an error status and our server's error body: `{detail}` with a text for people. */
export const httpError = (endpoint: Endpoint, status: number, detail?: string, base = ANY_ORIGIN) =>
  handle(endpoint, base, () => createResponse(JSON.stringify({ detail }), status));

/** Fails as the network does: no response arrives. */
export const networkError = (endpoint: Endpoint, base = ANY_ORIGIN) =>
  handle(endpoint, base, () => HttpResponse.error());

/** Responds with a success status and an invalid body: an HTML page, or JSON of another shape. */
export const malformed = (
  endpoint: Endpoint,
  text = '<!doctype html><title>Proxy</title>',
  base = ANY_ORIGIN,
) => handle(endpoint, base, () => createResponse(text, endpoint.status));
