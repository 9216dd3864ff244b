import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { etagOf } from './cached-response.js';
import { createPersonalJsonSender } from './personal-json.js';

/** How often each body was built. */
const built = new Map<string, number>();
const app = fastify();
beforeAll(() => {
  const send = createPersonalJsonSender(200);
  app.get<{ Params: { text: string } }>('/:text', (request, reply) => {
    const { text } = request.params;
    const content = Buffer.from(JSON.stringify(text.repeat(50)));
    const body = () => {
      built.set(text, (built.get(text) ?? 0) + 1);
      return content;
    };
    return send(request, reply, { etag: etagOf(content), body });
  });
});
afterAll(() => app.close());

const get = async (text: string, encoding: 'br' | 'gzip') => {
  const { rawPayload, headers } = await app.inject({
    url: `/${text}`,
    headers: { 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  return JSON.parse(unpack(rawPayload).toString()) as string;
};

test('equal bodies are compressed once for each encoding, also for requests at the same time', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => get('bir', n % 2 ? 'br' : 'gzip')),
  );
  expect(new Set(responses)).toEqual(new Set(['bir'.repeat(50)]));
  expect(built.get('bir')).toBe(2);
});

test('a learner with another body gets it; the cache has a size and drops the oldest', async () => {
  await get('ikki', 'br');
  for (let n = 0; n < 40; n += 1) expect(await get(`son-${n}`, 'br')).toBe(`son-${n}`.repeat(50));
  expect(await get('ikki', 'br')).toBe('ikki'.repeat(50));
  expect(built.get('ikki')).toBe(2);
});
