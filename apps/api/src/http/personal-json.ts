import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotli, etagOf, gzip, matchesEtag, negotiateEncoding } from './cached-response.js';

/** Quality levels at which compressing JSON is faster than a phone's network. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

/** Sends JSON that is made for one learner, compressed, or 304 when the client has it. */
export async function sendPersonalJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): Promise<FastifyReply> {
  const body = Buffer.from(JSON.stringify(value));
  const etag = etagOf(body);
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization', etag });
  const known = request.headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? brotli(body, BROTLI_QUALITY) : gzip(body, GZIP_LEVEL)));
}
