// npm run lists -w @zarra/benchmarks -- [--rounds 5] [--seconds 4]
// Requests per second of GET /api/simulators/ (br, 50 connections) of the real server, with status 200 and 304, against a bare
// node:http server that sends the same headers and bytes.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compare, readOptions, run, temporaryFolder } from './runner.js';
import { sendLoad, sendRequest, startReference, startSite } from './site.js';

const { rounds, seconds } = readOptions({ rounds: 5, seconds: 4 });
const compressed = { 'accept-encoding': 'br' };
/** Headers that Node adds to every response. */
const NODE_HEADERS = ['date', 'connection', 'keep-alive'];

const throughput = async (url: string, headers = {}): Promise<number> =>
  (await sendLoad({ url, connections: 50, duration: seconds, headers: { ...compressed, ...headers } }))
    .requests.average;

await run(async () => {
  const { origin } = await startSite();
  const url = `${origin}/api/simulators/`;
  const response = await sendRequest(url, { headers: compressed });
  const body = await buffer(response);
  const headers = response.rawHeaders.filter(
    (_, at, raw) => !NODE_HEADERS.includes((raw[at - (at % 2)] ?? '').toLowerCase()),
  );
  const file = path.join(await temporaryFolder(), 'body');
  await writeFile(file, body);
  const bareUrl = `http://127.0.0.1:${await startReference('bare-server.mjs', file, JSON.stringify(headers))}/`;
  for (const each of [bareUrl, url]) await throughput(each); // Warm-up.
  console.log(`GET /api/simulators/, ${body.length} bytes, requests per second`);
  await compare(
    rounds,
    async () => {
      const bare = await throughput(bareUrl);
      const full = await throughput(url);
      const unchanged = await throughput(url, { 'if-none-match': response.headers.etag ?? '' });
      return { bare, 200: full, 304: unchanged, '200 / bare': full / bare, '304 / bare': unchanged / bare };
    },
    { '200 / bare': { min: 0.9 }, '304 / bare': { min: 1.2 } },
  );
});
