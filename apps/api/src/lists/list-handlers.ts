import { sendCached } from '../http/cached-response.js';
import type { Handler, Handlers } from '../http/endpoint-routes.js';
import type { ListName, PublicLists } from './public-lists.js';

/** The handlers of the public lists; the classes have their own, which depends on the learner. */
export function listHandlers(lists: PublicLists) {
  const sendList =
    (name: ListName): Handler<unknown> =>
    ({ request }, reply) =>
      sendCached(request, reply, lists.get(name));
  return {
    simulators: sendList('simulators'),
    contacts: sendList('contacts'),
    lessons: sendList('lessons'),
    aboutSite: sendList('aboutSite'),
  } satisfies Handlers;
}
