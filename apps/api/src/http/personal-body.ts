import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isKnown, type Encoding } from './stored-body.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** On the scales of each, where it packs JSON faster than a phone's network takes it. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

/** Both work on another thread. */
const pack: Readonly<Record<Encoding, (content: Buffer) => Buffer | Promise<Buffer>>> = {
  br: (content) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return compressBrotli(content, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length },
    });
  },
  gzip: (content) => compressGzip(content, { level: GZIP_LEVEL }),
  identity: (content) => content,
};

/**
 * Answers with JSON made for one asker, or 304 when the asker has it.
 * @param tag changes whenever the body does
 * @param body only asked for when it is sent
 */
export async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, body }: { readonly tag: string; readonly body: () => Buffer },
): Promise<FastifyReply> {
  const etag = `W/"${tag}"`;
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization', etag });
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnown(known, { etag })) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = await pack[encoding](body());
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(packed);
}
