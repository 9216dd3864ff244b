import fp from 'fastify-plugin';
import { HttpError } from '../http/http-error.js';
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
    implement('practical', async ({ params, request }, reply) => {
      const practical = await lists.practical(params['slug'] ?? '');
      if (!practical) throw new HttpError(404, 'notFound');
      sendCached(request, reply, practical);
    });
    implement('experimentLessons', async ({ params, request }, reply) =>
      sendCached(request, reply, await lists.lessonsOf(params['slug'] ?? '')),
    );
    implement('lessonRelated', async ({ params, request }, reply) =>
      sendCached(request, reply, await lists.relatedTo(Number(params['lessonId']))),
    );
  },
  { name: 'list-handlers', dependencies: ['endpoints', 'lists'] },
);
