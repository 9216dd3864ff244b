import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { HttpError } from './http-error.js';
import { API_PREFIX } from './paths.js';

/** `live`: the process responds. `ready`: it also reaches its database and can take traffic. */
export const healthRoutes = fp(
  (app) => {
    app.get(`${API_PREFIX}/health/live`, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'live' }),
    );
    app.get(`${API_PREFIX}/health/ready`, async (_request, reply) => {
      try {
        await sql`select 1`.execute(app.db);
      } catch {
        throw new HttpError(503, 'unavailable', { headers: { 'retry-after': '5' } });
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    });
  },
  { name: 'health', dependencies: ['context'] },
);
