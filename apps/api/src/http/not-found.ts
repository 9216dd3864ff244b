import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './endpoint-routes.js';
import { HttpError } from './http-error.js';
import { API_PREFIX, pathOf } from './paths.js';

/** Addresses of files rather than pages: a missing file gets JSON instead of a page. */
const FILE = /^\/(?:assets|media)\/|\.[a-z0-9]{1,5}$/i;

/** Sends the page for an unknown address, with status 404. */
export type SendNotFoundPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface NotFoundOptions {
  /** Absent without a built site. */
  readonly sendNotFoundPage: SendNotFoundPage | undefined;
  /** Whether the server has the calls of the API. */
  readonly hasApi: boolean;
}

/**
 * Handles every request without a route: JSON 404 or 405 below the API, elsewhere the site's page with status 404
 * (specification §2: any other path is the home page).
 */
export function handleNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { sendNotFoundPage, hasApi }: NotFoundOptions,
): FastifyReply | Promise<void> {
  const path = pathOf(request.url);
  if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`)) {
    const methods = hasApi ? allowedMethods(path) : [];
    // A known path has no route when a parameter is longer than the router's limit.
    if (methods.length === 0 || methods.includes(request.method)) throw new HttpError(404, 'notFound');
    const allow = [...methods, 'OPTIONS'].join(', ');
    if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send();
    throw new HttpError(405, 'methodNotAllowed', { headers: { allow } });
  }
  if (!['GET', 'HEAD'].includes(request.method)) {
    throw new HttpError(405, 'methodNotAllowed', { headers: { allow: 'GET, HEAD' } });
  }
  if (!sendNotFoundPage || FILE.test(path)) throw new HttpError(404, 'notFound');
  return sendNotFoundPage(request, reply);
}
