import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

/** Files right in the folder or in `assets`; never pages, which have addresses of their own. */
const SERVED = /^\/(?:assets\/)?(?!.*\.html)[\w-][\w.-]*$/;

/**
 * Serves the files of a built site as they are, compressed at build time: those named by their content for good, others
 * checked each time.
 * @param prefix path they are found below, with slashes around it
 */
export async function registerWebFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const assets = path.resolve(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (name) => SERVED.test(name),
    setHeaders: (reply, file) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', file.startsWith(assets) ? YEAR : 'no-cache');
    },
  });
}
