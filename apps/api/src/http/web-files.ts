import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages } from '@zarra/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CsrfCookie } from './csrf-cookie.js';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built site, its pages with the CSRF cookie: hashed files for good, pages checked each time, compressed at build time.
 * @returns sends the home page; undefined when the site was not built (the API alone)
 */
export async function registerWebFiles(
  app: FastifyInstance,
  folder: string,
  csrfCookie: CsrfCookie,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const assets = path.resolve(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', file.startsWith(assets) ? YEAR : 'no-cache');
    },
  });
  const sendHomePage = (reply: FastifyReply): FastifyReply => {
    csrfCookie.offer(reply.request, reply);
    return reply.sendFile('index.html');
  };
  for (const page of Object.values(pages)) {
    app.get(page, { logLevel: 'warn' }, (_request, reply) => sendHomePage(reply));
  }
  return sendHomePage;
}
