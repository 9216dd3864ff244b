import fp from 'fastify-plugin';
import type { MonitorTask } from '../background-tasks.js';
import { createMetrics, monitorTasks, type Metrics } from './metrics.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
    /** Logs and counts the failures of a background task. */
    readonly monitorTask: MonitorTask;
  }
}

interface MetricsOptions {
  /** Absent: requests are not measured. */
  readonly metrics: Metrics | undefined;
}

/** Adds `metrics` and `monitorTask`, and measures every request, cached responses included. */
export const appMetrics = fp<MetricsOptions>(
  (app, { metrics }) => {
    const used = metrics ?? createMetrics();
    app.decorate('metrics', used);
    app.decorate('monitorTask', monitorTasks(app.log, used));
    if (!metrics) return;

    // A lookup of labels costs more than an observation: lists are most of the traffic.
    type Observed = ReturnType<typeof metrics.requestSeconds.labels>;
    const observed = new Map<string, Observed>();
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      const status = `${Math.floor(reply.raw.statusCode / 100)}xx`;
      const route = routeOptions.url ?? 'none';
      const key = `${method} ${status} ${route}`;
      let histogram = observed.get(key);
      if (!histogram) {
        histogram = metrics.requestSeconds.labels({ method, route, status });
        observed.set(key, histogram);
      }
      histogram.observe(reply.elapsedTime / 1000);
      done();
    });
  },
  { name: 'metrics' },
);
