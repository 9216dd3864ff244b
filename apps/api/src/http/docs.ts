import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { DOCS_PREFIX } from './paths.js';
import { securityHeadersFor } from './security-headers.js';

/**
 * Serves the documentation of the API. Its server is created on the first request: the schemas, the files and the packages
 * would delay each start.
 */
export function apiDocs(app: FastifyInstance, _options: object, done: () => void): void {
  let created: Promise<FastifyInstance> | undefined;
  const create = async (): Promise<FastifyInstance> => {
    const { createDocsServer } = await import('./docs-server.js');
    return createDocsServer();
  };
  const createAgainAfterError = (error: unknown): never => {
    created = undefined;
    throw error;
  };
  app.addHook('onClose', async () => (await created)?.close());
  const handler: RouteHandlerMethod = async (request, reply) => {
    const docs = await (created ??= create().catch(createAgainAfterError));
    if (reply.sent) return; // The handler exceeded its deadline.
    // Hooks do not run for the response of another server.
    reply.headers(securityHeadersFor(request.url)).header('x-request-id', request.id).hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    docs.routing(request.raw, reply.raw);
  };
  app.get(DOCS_PREFIX, handler);
  app.get(`${DOCS_PREFIX}/*`, handler);
  done();
}
