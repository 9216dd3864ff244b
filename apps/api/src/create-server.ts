import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { clock } from './context.js';
import type { Budgets } from './limits/limit-table.js';
import { limits } from './limits/limits.js';
import type { Delay } from './limits/throttle.js';
import { appMetrics } from './metrics/app-metrics.js';
import type { Metrics } from './metrics/metrics.js';
import { securityLog } from './security-log/security-log.js';
import { connectionLimits, type ConnectionLimits } from './http/connection-limits.js';
import { handleError } from './http/error-handler.js';
import { forwardedHeaders } from './http/forwarded-headers.js';
import { handlerDeadlines } from './http/handler-deadlines.js';
import { jsonBody } from './http/json-body.js';
import { responseHeaders, securityHeadersFor } from './http/security-headers.js';
import { handleClientError } from './http/socket-errors.js';

export interface ServerOptions {
  /** Absent: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Addresses of proxies whose forwarded headers count. */
  readonly trustProxy?: string[];
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
  /** Folder of the security log, which the readiness probe watches; absent: neither. */
  readonly dataDir?: string;
  /** Absent: requests are not measured. */
  readonly metrics?: Metrics;
}

/** Routes validate with the contracts. Fastify's own compilers of JSON schemas would delay each start. */
const noSchemas = (): never => {
  throw new Error('The routes of this server have no JSON schemas.');
};

/** Creates a server without routes: its limits, headers, errors and logs. */
export async function createServer({
  logger,
  trustProxy = [],
  redisUrl,
  now = () => new Date(),
  delay,
  budgets,
  connections,
  dataDir,
  metrics,
}: ServerOptions): Promise<FastifyInstance> {
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

  await app.register(clock, { now });
  await app.register(appMetrics, { metrics });
  await app.register(securityLog, { dataDir });
  if (trustProxy.length === 0) await app.register(forwardedHeaders);
  await app.register(connectionLimits, { trustProxy, limits: connections });
  await app.register(handlerDeadlines);
  await app.register(responseHeaders);
  await app.register(jsonBody);
  await app.register(limits, { redisUrl, delay, budgets });
  return app;
}
