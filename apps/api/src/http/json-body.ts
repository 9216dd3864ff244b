import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isStorableText } from '../database/tables.js';
import { HttpError } from './http-error.js';

/** Keeps a byte order mark in the text, so that it can be rejected: JSON has none. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(body: Buffer): string {
  if (body.length === 0) throw new HttpError(400, 'emptyBody');
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw new HttpError(400, 'unreadableBody');
  }
  if (text.startsWith('\uFEFF')) throw new HttpError(400, 'unreadableBody');
  return text;
}

/** Maximum nesting of a body. Our bodies have two levels; an unlimited depth would exhaust the stack. */
const MAX_DEPTH = 32;

/**
 * Checks every string and key of a parsed body.
 * @throws HttpError 400 at the first text that cannot be stored unchanged, or when the body nests too deep
 */
function assertStorableText(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new HttpError(400, 'unreadableBody');
  if (typeof value === 'string') {
    if (!isStorableText(value)) throw new HttpError(400, 'badText');
  } else if (Array.isArray(value)) {
    for (const item of value) assertStorableText(item, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      assertStorableText(key);
      assertStorableText(item, depth + 1);
    }
  }
}

/**
 * Accepts `application/json` only: valid UTF-8, no prototype keys, limited depth, storable text.
 * Fastify itself rejects other media types with 415.
 */
export const jsonBody = fp(
  (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    const parseBody = async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
      const text = decode(body);
      const value = await new Promise<unknown>((resolve, reject) => {
        void parse(request, text, (error, parsed) =>
          error ? reject(new HttpError(400, 'unreadableBody')) : resolve(parsed),
        );
      });
      assertStorableText(value);
      return value;
    };
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseBody);
  },
  { name: 'json-body' },
);
