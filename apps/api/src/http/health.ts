import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { API_PREFIX } from './endpoint-routes.js';
import { Refusal } from './refusal.js';

/** `live`: the process answers. `ready`: it also reaches its database, so traffic may come. */
export function registerHealth(app: FastifyInstance, db: Kysely<Tables>): void {
  const options = { logLevel: 'warn' } as const;
  app.get(`${API_PREFIX}/health/live`, options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get(`${API_PREFIX}/health/ready`, options, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
