import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A whole answer kept in memory with its compressed forms: serving it costs no work. */
export interface StoredBody {
  readonly contentType: string;
  /** Weak: the same for every encoding of the content. */
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/** Compresses once, as hard as possible. */
export async function storeBody(contentType: string, content: Buffer): Promise<StoredBody> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return {
    contentType,
    etag: `W/"${hash}"`,
    br: await compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzip: await compressGzip(content, { level: 9 }),
    identity: content,
  };
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'], cache: new Map() });
/** Longer ones are no browser's; keeping them out bounds the negotiator's cache. */
const MAX_ACCEPT_ENCODING = 100;

function chooseEncoding(header: unknown): 'br' | 'gzip' | 'identity' {
  if (typeof header !== 'string' || header.length > MAX_ACCEPT_ENCODING) return 'identity';
  const chosen = negotiator.negotiate(header);
  return chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
}

/** Answers with a stored body, or 304 when the asker has it. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  body: StoredBody,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.headers(headers).header('etag', body.etag);
  const known = request.headers['if-none-match'];
  if (
    known !== undefined &&
    (known === body.etag || known === '*' || known.split(/,\s*/).includes(body.etag))
  ) {
    return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('content-type', body.contentType);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body[encoding]);
}
