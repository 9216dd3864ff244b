import type { FastifyBaseLogger } from 'fastify';
import type { LogEvent } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createTaskMonitor, type MonitorTask } from '../background-tasks.js';
import type { Database } from '../database/open-database.js';

/** Timeout of one value in a scrape, ms. */
const READ_TIMEOUT_MS = 1000;

/** Upper bounds of the latency histograms, s. */
const LATENCIES = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type GaugeSource = () => number | Promise<number>;

/** A gauge whose value is read at each scrape. */
export interface PolledGauge {
  /** Sets the function that returns the value. After an error or the timeout the value is NaN, and the other metrics are exported. */
  readonly setSource: (source: GaugeSource) => void;
}

async function readWithTimeout(source: GaugeSource): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(NaN), READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([source(), timeout]);
  } catch {
    return NaN;
  } finally {
    clearTimeout(timer);
  }
}

function createPolledGauge(registry: Registry, name: string, help: string): PolledGauge {
  let currentSource: GaugeSource | undefined;
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      if (currentSource) gauge.set(await readWithTimeout(currentSource));
    },
  });
  return { setSource: (source) => (currentSource = source) };
}

/** The metrics of one server. Names follow the conventions of Prometheus: base units, `_total` for counters. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => createPolledGauge(registry, name, help);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'zarra_http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: LATENCIES,
      registers,
    }),
    databaseSeconds: new Histogram({
      name: 'zarra_database_query_duration_seconds',
      help: 'Time of a database query, waiting for the database included.',
      buckets: LATENCIES,
      registers,
    }),
    databaseErrors: counter('zarra_database_errors_total', 'Failed database queries by code.', ['code']),
    lostConnections: counter(
      'zarra_database_lost_connections_total',
      'Database connections that ended without a request to end.',
    ),
    databaseConnections: gauge('zarra_database_connections', 'Open connections of the pool.'),
    databaseIdle: gauge('zarra_database_idle_connections', 'Idle connections of the pool.'),
    databaseWaiting: gauge('zarra_database_waiting_queries', 'Queries that wait for a connection.'),
    passwordQueue: gauge('zarra_password_queue_length', 'Password hashes that wait.'),
    outboxLength: gauge('zarra_mail_outbox_length', 'Mails that wait in the outbox.'),
    mails: counter('zarra_mails_total', 'Attempts to send a mail by result.', ['result']),
    cachedPages: gauge('zarra_page_cache_entries', 'Rendered pages in memory.'),
    failedPages: gauge('zarra_page_render_failures', 'Failed renderings of pages since the start.'),
    contentRevision: gauge('zarra_content_revision', 'Revision of the content that is served.'),
    securityEvents: counter('zarra_security_events_total', 'Events of the security log.', ['event']),
    browserReports: counter('zarra_browser_reports_total', 'Reports of browsers by kind.', ['kind']),
    taskFailures: counter('zarra_background_failures_total', 'Failures of background tasks.', ['task']),
    failingTasks: new Gauge({
      name: 'zarra_background_failing',
      help: 'Whether the last run of a background task failed.',
      labelNames: ['task'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Monitors background tasks: their failures are logged and counted. */
export const monitorTasks = (log: FastifyBaseLogger, { taskFailures, failingTasks }: Metrics): MonitorTask =>
  createTaskMonitor({
    log,
    onFailure: (task) => taskFailures.inc({ task }),
    onChange: (task, failing) => failingTasks.set({ task }, Number(failing)),
  });

/** Adds memory, processor time, event loop lag and garbage collection of the process, and its database connections. */
export function addProcessMetrics(metrics: Metrics, pool: Database['pool']): void {
  collectDefaultMetrics({ register: metrics.registry });
  if (!pool) return;
  metrics.databaseConnections.setSource(() => pool.totalCount);
  metrics.databaseIdle.setSource(() => pool.idleCount);
  metrics.databaseWaiting.setSource(() => pool.waitingCount);
}

/** SQLSTATE or a network code; other errors share one label. */
const CODE = /^[A-Z\d_]{5,20}$/;

/** Counts a database query. */
export function countQuery(metrics: Metrics, event: LogEvent): void {
  metrics.databaseSeconds.observe(event.queryDurationMillis / 1000);
  if (event.level !== 'error') return;
  const { code } = (event.error ?? {}) as { readonly code?: unknown };
  metrics.databaseErrors.inc({ code: typeof code === 'string' && CODE.test(code) ? code : 'other' });
}
