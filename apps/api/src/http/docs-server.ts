import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { buildOpenApiDocument } from '@zarra/contracts/openapi';
import fastify, { type FastifyInstance } from 'fastify';
import { handleError } from './error-handler.js';
import { handleNotFound } from './not-found.js';
import { API_PREFIX, DOCS_PREFIX } from './paths.js';

/** Builds a server of the OpenAPI document of the contracts, as JSON and as a readable page. It does not listen. */
export async function createDocsServer(): Promise<FastifyInstance> {
  const docs = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } });
  docs.setErrorHandler(handleError);
  docs.setNotFoundHandler((request, reply) =>
    handleNotFound(request, reply, { sendNotFoundPage: undefined, hasApi: true }),
  );
  const document = buildOpenApiDocument(API_PREFIX);
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
  docs.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === 'application/x-yaml') {
      reply.header('content-type', 'application/yaml; charset=utf-8');
    }
    done(null, payload);
  });
  await docs.register(swaggerUi, {
    routePrefix: DOCS_PREFIX,
    logLevel: 'warn',
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false, validatorUrl: null },
    theme: { title: 'Zarra API' },
  });
  await docs.ready();
  return docs;
}
