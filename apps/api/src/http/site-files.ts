import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Files directly in the folder or in `assets`; no HTML, since pages have routes. */
const SERVED = /^\/(?:assets\/)?(?!.*\.html)[\w-][\w.-]*$/;

interface SiteFilesOptions {
  /** Folder of a built app. */
  readonly folder: string;
  /** Path below which the files are served, with slashes around it. */
  readonly path: string;
}

/**
 * Serves the files of a built app, which the build has compressed. Files in `assets` have a hash in their names and are
 * cached for a year; browsers revalidate the others at each use.
 */
export async function siteFiles(app: FastifyInstance, options: SiteFilesOptions): Promise<void> {
  const assets = path.resolve(options.folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: options.folder,
    prefix: options.path,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (name) => SERVED.test(name),
    setHeaders: (reply, file) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', file.startsWith(assets) ? ONE_YEAR : 'no-cache');
    },
  });
}
