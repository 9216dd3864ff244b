import fp from 'fastify-plugin';
import { clientKey } from '../http/client-key.js';
import { createPersonalJsonSender } from '../http/personal-json.js';

/** Several thousand results. */
const CACHE_BYTES = 4 * 1024 * 1024;

/** Results are the same for a minute, as the public lists are. */
const CACHE_SECONDS = 60;

/** The endpoint of the search. */
export const searchHandler = fp(
  ({ implement, limits, searches }) => {
    const sendJson = createPersonalJsonSender(CACHE_BYTES);
    implement('search', async ({ query, request, learner }, reply) => {
      const { json, etag } = await searches.find(query['q'] ?? '', learner !== undefined, () =>
        limits.consume('searchesByAddress', clientKey(request)),
      );
      const scope = learner ? 'private' : 'public';
      return sendJson(request, reply, {
        etag,
        body: () => Buffer.from(json),
        cacheControl: `${scope}, max-age=${CACHE_SECONDS}`,
      });
    });
  },
  { name: 'search-handler', dependencies: ['endpoints', 'limits', 'searches'] },
);
