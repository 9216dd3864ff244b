import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { buildOpenApiDocument } from '@zarra/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './endpoint-routes.js';

export const DOCS_PREFIX = `${API_PREFIX}/docs`;

/** The OpenAPI document of the contracts, as JSON and as a readable page. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const document = buildOpenApiDocument(API_PREFIX);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(async (scope) => {
    scope.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.getHeader('content-type') === 'application/x-yaml') {
        reply.header('content-type', 'application/yaml; charset=utf-8');
      }
      done(null, payload);
    });
    await scope.register(swaggerUi, {
      routePrefix: DOCS_PREFIX,
      logLevel: 'warn',
      uiConfig: { docExpansion: 'list', tryItOutEnabled: false, validatorUrl: null },
      theme: { title: 'Zarra API' },
    });
  });
}
