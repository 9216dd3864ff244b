import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { VIDEOS_PREFIX } from './paths.js';

/** Videos, captions and posters; no other files of the folder. */
const SERVED = /^\/[a-z0-9-]+\.(?:mp4|webm|vtt|webp)$/;

/** Serves the content's videos from disk, whole or by range; they are compressed already. */
export async function videoFiles(
  app: FastifyInstance,
  { folder }: { readonly folder: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(folder),
    prefix: VIDEOS_PREFIX,
    decorateReply: false,
    index: false,
    logLevel: 'warn',
    maxAge: '1d',
    allowedPath: (name) => SERVED.test(name),
  });
}
