import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { login } from './accounts/login.js';
import { register } from './accounts/register.js';
import { classroomHandlers } from './classroom/classroom-handlers.js';
import { contactMessage } from './contact/contact-message.js';
import type { Tables } from './database/tables.js';
import { createCsrfCookie } from './http/csrf-cookie.js';
import { apiDocs } from './http/docs.js';
import { endpointRoutes } from './http/endpoint-routes.js';
import { handleError } from './http/error-handler.js';
import { healthRoutes } from './http/health.js';
import { imageFiles } from './http/images.js';
import { addJsonParser } from './http/json-body.js';
import { handleNotFound } from './http/not-found.js';
import { LAB_PREFIX } from './http/paths.js';
import { addResponseHeaders, securityHeadersFor } from './http/response-headers.js';
import { siteFiles } from './http/site-files.js';
import { handleClientError } from './http/socket-errors.js';
import { videoFiles } from './http/videos.js';
import { createLimits } from './limits/limits.js';
import { listHandlers } from './lists/list-handlers.js';
import { createPublicLists } from './lists/public-lists.js';
import type { SendMail } from './mail/mail.js';
import { createOutbox } from './mail/outbox.js';
import { crawlerFiles } from './pages/crawler-files.js';
import { pageRoutes } from './pages/page-routes.js';
import { loadSite } from './pages/site.js';
import { createPasswordHasher, type PasswordCost } from './passwords/password-hasher.js';
import { forgotPassword } from './recovery/forgot-password.js';
import { resetPassword } from './recovery/reset-password.js';
import { verifyOtp } from './recovery/verify-otp.js';
import type { Keys } from './secrets.js';
import { createAuthenticate } from './sessions/authenticate.js';
import { sessionHandlers } from './sessions/session-handlers.js';
import { createSessionTokens } from './sessions/session-tokens.js';

export interface AppOptions {
  /** A migrated database. */
  readonly db: Kysely<Tables>;
  /** Folder of the built site; without pages in it only the API is served. */
  readonly webDir: string;
  /** Folder of the built laboratory, with its pages. */
  readonly labDir: string;
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Origins of other hosts whose images and videos pages may show; absent: none. */
  readonly mediaOrigins?: readonly string[];
  /** Folder of the content's images. */
  readonly imagesDir: string;
  /** Folder of the content's videos. */
  readonly videosDir: string;
  /** Absent: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Addresses of proxies whose forwarded headers count. */
  readonly trustProxy?: string[];
  readonly keys: Keys;
  readonly sendMail: SendMail;
  /** A Redis in which several processes share their limits; absent: each process has its own. */
  readonly redisUrl?: string | undefined;
  /** The current time; absent: the system clock. */
  readonly now?: () => Date;
  /** Cost of hashing a new password; absent: the cost for production. */
  readonly passwordCost?: PasswordCost;
  /** Longest time a visitor waits for a page to be rendered, ms; absent: 5 s. */
  readonly renderTimeoutMs?: number;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Serves newly imported content. @returns whether there was any */
  refreshContent(): Promise<boolean>;
}

/** Builds the server without listening. */
export async function buildApp({
  db,
  webDir,
  labDir,
  siteUrl,
  mediaOrigins = [],
  imagesDir,
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
    // Plugins that read content may take long on a busy machine; the start itself has its own checks.
    pluginTimeout: 120_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { maxHeaderSize: 16 * 1024 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Hooks do not run for these errors.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers(securityHeadersFor(request.url))),
    clientErrorHandler: handleClientError,
  });
  app.setErrorHandler(handleError);
  addResponseHeaders(app);
  addJsonParser(app);

  const lists = await createPublicLists(db, videosDir);
  const onContentChange = lists.onRefresh;
  const csrfCookie = createCsrfCookie(keys.csrf);
  const site = await loadSite({ webDir, labDir, siteUrl, mediaOrigins, csrfCookie });
  const limits = await createLimits({ redisUrl, log: app.log });
  const outbox = createOutbox({ db, key: keys.outbox, sendMail, now, log: app.log });
  const passwords = createPasswordHasher(passwordCost);
  const tokens = createSessionTokens(keys, now);
  const services = { db, keys, lists, limits, outbox, passwords, tokens, now };
  const handlers = {
    register: register(services),
    login: login(services),
    ...sessionHandlers(services),
    forgotPassword: forgotPassword(services),
    verifyOtp: verifyOtp(services),
    resetPassword: resetPassword(services),
    contactMessage: contactMessage(services),
    ...listHandlers(lists),
    ...classroomHandlers(services),
  };
  const authenticate = createAuthenticate({ db, accessTokens: tokens.access, now });
  app.addHook('onClose', () => Promise.all([outbox.close(), limits.close()]));

  await app.register(endpointRoutes, { handlers, authenticate, csrfCookie });
  await app.register(healthRoutes, { db });
  await app.register(apiDocs);
  await app.register(imageFiles, { folder: imagesDir, onContentChange });
  await app.register(videoFiles, { folder: videosDir });
  if (site) {
    const experiments = Object.keys(site.labPages).sort();
    await app.register(pageRoutes, { site, lists, webDir, siteUrl, mediaOrigins, renderTimeoutMs });
    await app.register(siteFiles, { folder: webDir, path: '/' });
    await app.register(siteFiles, { folder: labDir, path: LAB_PREFIX });
    await app.register(crawlerFiles, { db, siteUrl, experiments, onContentChange });
  }
  app.setNotFoundHandler((request, reply) => handleNotFound(request, reply, site?.sendNotFoundPage));

  return { fastify: app, refreshContent: () => lists.refresh() };
}
