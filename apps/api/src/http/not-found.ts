import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendUnknownPage } from '../pages/register-pages.js';
import { allowedMethods, API_PREFIX } from './endpoint-routes.js';
import { Refusal } from './refusal.js';

/** A file's address rather than a page's: a missing one must not be answered with a page. */
const FILE = /^\/(?:assets|media)\/|\.[a-z0-9]{1,5}$/i;

/**
 * Answers every address that no route knows: JSON 404 or 405 below the API, for people the site
 * with status 404 (specification §2: any other path is the home page).
 */
export function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  sendUnknownPage: SendUnknownPage | undefined,
): FastifyReply | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) {
    const methods = allowedMethods(path);
    // A known path may come here with a parameter longer than any.
    if (methods.length === 0 || methods.includes(request.method)) throw new Refusal(404, 'notFound');
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
    throw new Refusal(405, 'methodNotAllowed', { headers: { allow } });
  }
  if (!['GET', 'HEAD'].includes(request.method)) {
    throw new Refusal(405, 'methodNotAllowed', { headers: { allow: 'GET, HEAD' } });
  }
  if (!sendUnknownPage || FILE.test(path)) throw new Refusal(404, 'notFound');
  sendUnknownPage(request, reply);
  return undefined;
}
