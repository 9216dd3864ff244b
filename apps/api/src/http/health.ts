import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { HttpError } from './http-error.js';
import { API_PREFIX } from './paths.js';
import { createReadiness, type Readiness } from './readiness.js';

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: Readiness;
  }
}

interface HealthOptions {
  /** Absent: the server has no database. */
  readonly db?: Kysely<Tables>;
  /** Absent: the disk is not checked. */
  readonly dataDir?: string | undefined;
}

/**
 * Health checks. `live`: the process responds. `ready`: it can take traffic ({@link createReadiness}). Only the port of the
 * metrics reports why it is not ready.
 */
export const healthRoutes = fp<HealthOptions>(
  (app, { db, dataDir }) => {
    const readiness = createReadiness(db, dataDir);
    app.decorate('readiness', readiness);
    app.addHook('preClose', () => readiness.stop());
    app.get(`${API_PREFIX}/health/live`, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'live' }),
    );
    app.get(`${API_PREFIX}/health/ready`, async (_request, reply) => {
      const { ready } = await readiness.check();
      if (!ready) throw new HttpError(503, 'unavailable', { headers: { 'retry-after': '5' } });
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    });
  },
  { name: 'health' },
);
