import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.js';
import { guardText } from './text-guard.js';

/** Keeps a byte order mark in the text, where it is no JSON. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal(400, 'unreadableBody');
  }
}

/**
 * Accepts `application/json` only: exact UTF-8, no prototype keys, bounded depth, storable text.
 * Other media types are refused with 415 by Fastify itself.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (body.length === 0) throw new Refusal(400, 'emptyBody');
      const text = decode(body);
      if (text.startsWith('\uFEFF')) throw new Refusal(400, 'unreadableBody');
      void parse(request, text, (error, value) => {
        try {
          if (error) throw new Refusal(400, 'unreadableBody');
          guardText(value);
          done(null, value);
        } catch (refusal) {
          done(refusal as Refusal);
        }
      });
    } catch (refusal) {
      done(refusal as Refusal);
    }
  });
}
