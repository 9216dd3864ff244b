import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { accountHandlers } from './accounts/account-handlers.js';
import { classroomHandlers } from './classroom/classroom-handlers.js';
import { contactMessage } from './contact/contact-message.js';
import type { Tables } from './database/tables.js';
import { createCsrfCookie } from './http/csrf-cookie.js';
import { DOCS_PREFIX, registerDocs } from './http/docs.js';
import { API_PREFIX, registerEndpoints, type Handler } from './http/endpoint-routes.js';
import { answerError } from './http/error-handler.js';
import { registerHealth } from './http/health.js';
import { acceptJsonBodies } from './http/json-body.js';
import { answerUnknown } from './http/not-found.js';
import { MEDIA_PREFIX, registerPictures } from './http/pictures.js';
import { dataHeaders, docsHeaders, pageHeaders } from './http/security-headers.js';
import { answerSocketError } from './http/socket-errors.js';
import { sendStored } from './http/stored-body.js';
import { registerVideos } from './http/videos.js';
import { registerWebFiles } from './http/web-files.js';
import { createLimits } from './limits/limits.js';
import { createPublicLists, type ListName } from './lists/public-lists.js';
import type { SendMail } from './mail/mail.js';
import { createOutbox } from './mail/outbox.js';
import { registerCrawlerFiles } from './pages/crawler-files.js';
import { LAB_PREFIX, registerPages } from './pages/register-pages.js';
import { createPasswordHasher, type PasswordCost } from './passwords/password-hasher.js';
import { recoveryHandlers } from './recovery/recovery-handlers.js';
import type { Keys } from './secrets.js';
import { createAuthenticate } from './sessions/authenticate.js';
import { createSessionTokens } from './sessions/session-tokens.js';

export interface AppOptions {
  /** A migrated database. */
  readonly db: Kysely<Tables>;
  /** Folder of the built site; without pages in it only the API is served. */
  readonly webDir: string;
  /** Folder of the built laboratory, its pages in `pages` too. */
  readonly labDir: string;
  /** Where the public finds the site: its origin, without a slash at the end. */
  readonly siteUrl: string;
  /** Folder of the content's pictures. */
  readonly picturesDir: string;
  /** Folder of the content's videos. */
  readonly videosDir: string;
  /** Where to log; absent: nowhere. */
  readonly logger?: FastifyBaseLogger;
  readonly trustProxy?: string[];
  readonly keys: Keys;
  readonly sendMail: SendMail;
  /** A Redis that several processes count their limits in; absent: each counts for itself. */
  readonly redisUrl?: string | undefined;
  /** The time; absent: the machine's. */
  readonly now?: () => Date;
  /** What a new password's hash costs; absent: today's. */
  readonly passwordCost?: PasswordCost;
  /** Longest time a visitor waits for a page to be rendered, ms; absent: 5 s. */
  readonly renderTimeoutMs?: number;
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
  labDir,
  siteUrl,
  picturesDir,
  videosDir,
  logger,
  trustProxy = [],
  keys,
  sendMail,
  redisUrl,
  now = () => new Date(),
  passwordCost,
  renderTimeoutMs = 5000,
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

  const lists = await createPublicLists(db, videosDir);
  const serveList =
    (name: ListName): Handler<unknown> =>
    ({ request }, reply) =>
      sendStored(request, reply, lists.get(name));
  const passwords = createPasswordHasher(passwordCost);
  const limits = await createLimits({ redisUrl, log: app.log });
  const outbox = createOutbox({ db, key: keys.outbox, sendMail, now, log: app.log });
  app.addHook('onClose', async () => {
    await Promise.all([outbox.close(), limits.close()]);
  });
  const services = { db, keys, passwords, limits, now };
  const tokens = createSessionTokens(keys, now);
  const csrfCookie = createCsrfCookie(keys.csrf);
  registerEndpoints(
    app,
    {
      ...accountHandlers({ ...services, tokens }),
      ...recoveryHandlers({ ...services, outbox }),
      contactMessage: contactMessage({ ...services, outbox }),
      simulators: serveList('simulators'),
      contacts: serveList('contacts'),
      lessons: serveList('lessons'),
      aboutSite: serveList('aboutSite'),
      ...classroomHandlers({ ...services, lists }),
    },
    { csrfCookie, authenticate: createAuthenticate({ db, accessTokens: tokens.access, now }) },
  );
  registerHealth(app, db);
  await registerDocs(app);
  const rereadPictures = await registerPictures(app, picturesDir);
  await registerVideos(app, videosDir);
  const site = await registerPages(app, { webDir, labDir, siteUrl, csrfCookie, lists, renderTimeoutMs });
  if (site) {
    await registerWebFiles(app, webDir, '/');
    await registerWebFiles(app, labDir, LAB_PREFIX);
  }
  const redrawSiteMap = site && (await registerCrawlerFiles(app, db, siteUrl, site.experiments));
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, site?.sendUnknown));

  return {
    fastify: app,
    async refreshContent() {
      const changed = await lists.refresh();
      if (changed) await Promise.all([rereadPictures(), redrawSiteMap?.()]);
      return changed;
    },
  };
}
