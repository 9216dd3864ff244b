import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from './database/tables.js';
import { DOCS_PREFIX, registerDocs } from './http/docs.js';
import { API_PREFIX, registerEndpoints, type Handler } from './http/endpoint-routes.js';
import { answerError } from './http/error-handler.js';
import { registerHealth } from './http/health.js';
import { acceptJsonBodies } from './http/json-body.js';
import { answerUnknown } from './http/not-found.js';
import { registerPictures } from './http/pictures.js';
import { dataHeaders, docsHeaders, pageHeaders } from './http/security-headers.js';
import { answerSocketError } from './http/socket-errors.js';
import { sendStored } from './http/stored-body.js';
import { registerWebFiles } from './http/web-files.js';
import { MEDIA_PREFIX, type ListName } from './lists/build-lists.js';
import { createPublicLists } from './lists/public-lists.js';

export interface AppOptions {
  /** A migrated database. */
  readonly db: Kysely<Tables>;
  /** Folder of the built site; without an index.html in it only the API is served. */
  readonly webDir: string;
  /** Folder of the content's pictures. */
  readonly picturesDir: string;
  /** Where to log; absent: nowhere. */
  readonly logger?: FastifyBaseLogger;
  readonly trustProxy?: string[];
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Serves newly imported content; true when there was any. */
  refreshContent(): Promise<boolean>;
}

function headersFor(url: string): Readonly<Record<string, string>> {
  const path = url.split('?', 1)[0] ?? url;
  if (path === DOCS_PREFIX || path.startsWith(`${DOCS_PREFIX}/`)) return docsHeaders;
  return path.startsWith(`${API_PREFIX}/`) || path.startsWith(MEDIA_PREFIX) ? dataHeaders : pageHeaders;
}

/** Builds the server without listening. */
export async function buildApp({
  db,
  webDir,
  picturesDir,
  logger,
  trustProxy = [],
}: AppOptions): Promise<App> {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { maxHeaderSize: 16 * 1024 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Refused before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headersFor(request.url))),
    clientErrorHandler: answerSocketError,
  });
  app.setErrorHandler(answerError);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(headersFor(request.url)).header('x-request-id', request.id);
    done(null, payload);
  });
  acceptJsonBodies(app);

  const lists = await createPublicLists(db);
  const serveList =
    (name: ListName): Handler<unknown> =>
    ({ request }, reply) =>
      sendStored(request, reply, lists.get(name));
  registerEndpoints(app, {
    simulators: serveList('simulators'),
    contacts: serveList('contacts'),
    lessons: serveList('lessons'),
    aboutSite: serveList('aboutSite'),
    classes: serveList('classes'),
  });
  registerHealth(app, db);
  await registerDocs(app);
  const rereadPictures = await registerPictures(app, picturesDir);
  const sendHomePage = await registerWebFiles(app, webDir);
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, sendHomePage));

  return {
    fastify: app,
    async refreshContent() {
      const changed = await lists.refresh();
      if (changed) await rereadPictures();
      return changed;
    },
  };
}
