import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { buildOpenApiDocument } from '@zarra/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX, DOCS_PREFIX } from './paths.js';

/** Serves the OpenAPI document of the contracts, as JSON and as a readable page. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const document = buildOpenApiDocument(API_PREFIX);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === 'application/x-yaml') {
      reply.header('content-type', 'application/yaml; charset=utf-8');
    }
    done(null, payload);
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS_PREFIX,
    logLevel: 'warn',
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false, validatorUrl: null },
    theme: { title: 'Zarra API' },
  });
}
