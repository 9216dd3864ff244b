import type { FastifyInstance } from 'fastify';
import { API_PREFIX, DOCS_PREFIX, MEDIA_PREFIX, pathOf } from './paths.js';
import { dataHeaders, docsHeaders, pageHeaders } from './security-headers.js';

/** The security headers for a URL. */
export function securityHeadersFor(url: string): Readonly<Record<string, string>> {
  const path = pathOf(url);
  if (path === DOCS_PREFIX || path.startsWith(`${DOCS_PREFIX}/`)) return docsHeaders;
  return path.startsWith(`${API_PREFIX}/`) || path.startsWith(MEDIA_PREFIX) ? dataHeaders : pageHeaders;
}

/** Adds the security headers and the request's id to every response, cached responses excepted. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(securityHeadersFor(request.url)).header('x-request-id', request.id);
    done(null, payload);
  });
}
