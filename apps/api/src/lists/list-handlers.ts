import fp from 'fastify-plugin';
import { sendCached } from '../http/cached-response.js';
import type { Handler } from '../http/endpoint-routes.js';
import type { ListName } from './build-lists.js';

/** The endpoints of the public lists; the classes have their own handler, which depends on the learner. */
export const listHandlers = fp(
  ({ implement, lists }) => {
    const sendList =
      (name: ListName): Handler<unknown> =>
      async ({ request }, reply) =>
        sendCached(request, reply, await lists.get(name));
    implement('simulators', sendList('simulators'));
    implement('contacts', sendList('contacts'));
    implement('lessons', sendList('lessons'));
    implement('aboutSite', sendList('aboutSite'));
    implement('experimentLessons', async ({ params, request }, reply) =>
      sendCached(request, reply, await lists.lessonsOf(params['slug'] ?? '')),
    );
  },
  { name: 'list-handlers', dependencies: ['endpoints', 'lists'] },
);
