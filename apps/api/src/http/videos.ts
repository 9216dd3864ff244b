import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { VIDEOS_PREFIX } from '../videos/read-videos.js';

/** Videos, their captions and posters; whatever else lies in the folder stays there. */
const SERVED = /^\/[a-z0-9-]+\.(?:mp4|webm|vtt|webp)$/;

/** Serves the content's videos from disk, whole or in parts, never compressed: they are already. */
export async function registerVideos(app: FastifyInstance, folder: string): Promise<void> {
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
