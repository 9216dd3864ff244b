import fp from 'fastify-plugin';
import { API_PREFIX, DOCS_PREFIX, MEDIA_PREFIX, pathOf } from './paths.js';
import { dataHeaders, docsHeaders, pageHeaders } from './security-headers.js';

/** The security headers for a URL. */
export function securityHeadersFor(url: string): Readonly<Record<string, string>> {
  const path = pathOf(url);
  if (path === DOCS_PREFIX || path.startsWith(`${DOCS_PREFIX}/`)) return docsHeaders;
  return path.startsWith(`${API_PREFIX}/`) || path.startsWith(MEDIA_PREFIX) ? dataHeaders : pageHeaders;
}

/** Adds the security headers and the request's id to every response, cached responses excepted. */
export const responseHeaders = fp(
  (app, _options, done) => {
    app.addHook('onSend', (request, reply, payload, next) => {
      reply.headers(securityHeadersFor(request.url)).header('x-request-id', request.id);
      next(null, payload);
    });
    done();
  },
  { name: 'response-headers' },
);
