import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { login } from './accounts/login.js';
import { register } from './accounts/register.js';
import { classroomHandlers } from './classroom/classroom-handlers.js';
import { practiceHandlers } from './practice/practice-handlers.js';
import { progressHandlers } from './progress/progress-handlers.js';
import { contactDigest } from './contact/contact-digest.js';
import { contactMessage } from './contact/contact-message.js';
import { context, type Context } from './context.js';
import { deviceCookie } from './devices/device-cookie.js';
import { connectionLimits, type ConnectionLimits } from './http/connection-limits.js';
import { csrfCookie } from './http/csrf-cookie.js';
import { apiDocs } from './http/docs.js';
import { endpointRoutes } from './http/endpoint-routes.js';
import { handleError } from './http/error-handler.js';
import { forwardedHeaders } from './http/forwarded-headers.js';
import { handlerDeadlines } from './http/handler-deadlines.js';
import { healthRoutes } from './http/health.js';
import { imageFiles } from './http/images.js';
import { jsonBody } from './http/json-body.js';
import { handleNotFound } from './http/not-found.js';
import { responseHeaders, securityHeadersFor } from './http/security-headers.js';
import { siteFiles } from './http/site-files.js';
import { handleClientError } from './http/socket-errors.js';
import { videoFiles } from './http/videos.js';
import { learningPathHandler } from './learning-path/learning-path-handler.js';
import { limits } from './limits/limits.js';
import type { Budgets } from './limits/limit-table.js';
import type { Delay } from './limits/throttle.js';
import { listHandlers } from './lists/list-handlers.js';
import { publicLists } from './lists/public-lists.js';
import type { SendMail } from './mail/mail.js';
import { outbox } from './mail/outbox.js';
import { appMetrics } from './metrics/app-metrics.js';
import type { Metrics } from './metrics/metrics.js';
import { crawlerFiles } from './pages/crawler-files.js';
import { pageRoutes } from './pages/page-routes.js';
import { loadSite, type SiteOptions } from './pages/site.js';
import { accountExport } from './own-account/account-export.js';
import { accountSessions } from './own-account/account-sessions.js';
import { changeEmail } from './own-account/change-email.js';
import { changePassword } from './own-account/change-password.js';
import { confirmEmail } from './own-account/confirm-email.js';
import { deleteAccount } from './own-account/delete-account.js';
import { passwords, type HashFunctions, type PasswordCost } from './passwords/password-hasher.js';
import { forgotPassword } from './recovery/forgot-password.js';
import { resetPassword } from './recovery/reset-password.js';
import { verifyOtp } from './recovery/verify-otp.js';
import { reportRoutes } from './reports/report-routes.js';
import { searchHandler } from './search/search-handler.js';
import { searches } from './search/searches.js';
import { securityLog } from './security-log/security-log.js';
import { authenticate } from './sessions/authenticate.js';
import { sessionHandlers } from './sessions/session-handlers.js';
import { sessionTokens } from './sessions/session-tokens.js';

export interface AppOptions extends Omit<Context, 'now'>, SiteOptions {
  /** Folder of the content's images. */
  readonly imagesDir: string;
  /** Folder of the content's videos. */
  readonly videosDir: string;
  /** Absent: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Addresses of proxies whose forwarded headers count. */
  readonly trustProxy?: string[];
  readonly sendMail: SendMail;
  /** A Redis in which several processes share their limits; absent: each process has its own. */
  readonly redisUrl?: string | undefined;
  /** The current time; absent: the system clock. */
  readonly now?: () => Date;
  /** Delays requests of a slowed address; absent: a timer. */
  readonly delay?: Delay;
  /** What signed-in requests may use; absent: the budgets for production. */
  readonly budgets?: Budgets;
  /** Limits of connections; absent: those for production. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Cost of hashing a new password; absent: the cost for production. */
  readonly passwordCost?: PasswordCost;
  /** Absent: the hash functions of the library. */
  readonly hashFunctions?: HashFunctions;
  /** Folder of the security log, which the readiness probe watches; absent: neither. */
  readonly dataDir?: string;
  /** Absent: requests are not measured. */
  readonly metrics?: Metrics;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Reads the content at the first call, and content that was imported since. @returns whether there was any */
  refreshContent(): Promise<boolean>;
}

/** Routes validate with the contracts. Fastify's own compilers of JSON schemas would delay each start. */
const noSchemas = (): never => {
  throw new Error('The routes of this server have no JSON schemas.');
};

/** Builds the server without a query and without listening. It serves once `refreshContent` has read the content. */
export async function buildApp({
  db,
  keys,
  now = () => new Date(),
  logger,
  trustProxy = [],
  sendMail,
  redisUrl,
  delay,
  budgets,
  connections,
  passwordCost,
  hashFunctions,
  dataDir,
  metrics,
  imagesDir,
  videosDir,
  ...siteOptions
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
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Hooks do not run for these errors.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers(securityHeadersFor(request.url))),
    clientErrorHandler: handleClientError,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.setErrorHandler(handleError);

  // Shared by all parts
  await app.register(context, { db, keys, now });
  await app.register(appMetrics, { metrics });
  await app.register(securityLog, { dataDir });
  if (trustProxy.length === 0) await app.register(forwardedHeaders);
  await app.register(connectionLimits, { trustProxy, limits: connections });
  await app.register(handlerDeadlines);
  await app.register(responseHeaders);
  await app.register(jsonBody);
  await app.register(csrfCookie);
  await app.register(deviceCookie);
  await app.register(sessionTokens);
  await app.register(limits, { redisUrl, delay, budgets });
  await app.register(authenticate);
  await app.register(outbox, { sendMail });
  await app.register(passwords, { cost: passwordCost, functions: hashFunctions });
  await app.register(publicLists, { videosDir, webDir: siteOptions.webDir });
  await app.register(searches, { webDir: siteOptions.webDir });

  // Endpoints
  await app.register(endpointRoutes);
  await app.register(register);
  await app.register(login);
  await app.register(sessionHandlers);
  await app.register(forgotPassword);
  await app.register(verifyOtp);
  await app.register(resetPassword);
  await app.register(accountSessions);
  await app.register(changePassword);
  await app.register(changeEmail);
  await app.register(confirmEmail);
  await app.register(accountExport);
  await app.register(deleteAccount);
  await app.register(contactMessage);
  await app.register(contactDigest);
  await app.register(listHandlers);
  await app.register(classroomHandlers);
  await app.register(progressHandlers, { webDir: siteOptions.webDir });
  await app.register(practiceHandlers);
  await app.register(learningPathHandler);
  await app.register(searchHandler);
  await app.register(healthRoutes, { dataDir });
  await app.register(reportRoutes);
  await app.register(apiDocs);

  // Files and pages
  const { lists } = app;
  await app.register(imageFiles, { folder: imagesDir, onContentChange: lists.onRefresh });
  await app.register(videoFiles, { folder: videosDir });
  const site = await loadSite(siteOptions);
  if (site) {
    await app.register(pageRoutes, { site });
    await app.register(siteFiles, { folder: site.webDir, path: '/' });
    await app.register(crawlerFiles, { site });
  }
  app.setNotFoundHandler((request, reply) => handleNotFound(request, reply, app.sendNotFoundPage));

  return { fastify: app, refreshContent: () => lists.refresh() };
}
