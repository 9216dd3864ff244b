import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ConfigError, type Config } from '../config.js';
import { drainConnections } from '../http/drain-connections.js';
import type { Metrics } from '../metrics/metrics.js';
import { startMetricsServer } from '../metrics/metrics-server.js';

/** Time in which a stopping server must end its connections and requests; systemd and containers wait 30 s. */
const STOP_MS = 20_000;

interface ListenOptions {
  readonly logger: FastifyBaseLogger;
  /** Absent: no metrics. */
  readonly metrics: Metrics | undefined;
  /** The table that a server in production prints. */
  readonly describe: (metricsAddress: string | undefined) => Promise<string>;
  /** Runs before the server rejects requests. */
  readonly beforeClose?: () => Promise<void>;
  /** Runs after the last request. */
  readonly afterClose?: () => Promise<void>;
}

/** Serves the metrics, then the site, until a signal or an error ends the process in order. */
export async function listen(
  app: FastifyInstance,
  config: Config,
  { logger, metrics, describe, beforeClose, afterClose }: ListenOptions,
): Promise<void> {
  const metricsServer =
    metrics &&
    (await startMetricsServer({
      metrics,
      readiness: app.readiness,
      host: config.metricsHost,
      port: config.metricsPort ?? 0,
    }));
  if (metricsServer) logger.info({ address: metricsServer.address }, 'metrics are served');
  if (config.production) console.log(await describe(metricsServer?.address));

  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ signal, err }) => {
    if (err) logger.error({ err }, 'stopping after an error');
    else logger.info({ signal }, 'stopping');
    await beforeClose?.();
    if (config.trustProxy.length > 0) await drainConnections(app.server);
    // Connections with a running request would otherwise stay open after the response.
    app.server.keepAliveTimeout = 1;
    await app.close(); // Waits for running requests and rejects new ones with 503.
    await afterClose?.();
    await metricsServer?.close();
  });

  const listenTextResolver = (address: string): string => `Zarra is ready: ${address}`;
  await app.listen({ port: config.port, host: config.host, listenTextResolver });
}

/**
 * Ends the process because the server cannot start.
 * @param expected errors whose message says what to do, besides that of the settings
 */
export function endProcess(
  error: unknown,
  logger: FastifyBaseLogger,
  expected: readonly (abstract new (...args: never[]) => Error)[] = [],
): never {
  if ([ConfigError, ...expected].some((kind) => error instanceof kind))
    console.error((error as Error).message);
  else logger.fatal({ err: error }, 'could not start');
  process.exit(1);
}
