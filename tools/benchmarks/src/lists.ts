// npm run lists -w @zarra/benchmarks -- [--rounds 5] [--seconds 4]
// Throughput of GET /api/simulators/ of the real server against a bare node:http server that sends the same headers and bytes,
// alternating in one run. The exit code is 1 when a median ratio is below its target (200: 0.90, 304: 1.20 of the bare 200).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { median } from './statistics.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
const ENCODING = 'br';
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-bench-'));
const contentDir = path.resolve(import.meta.dirname, '../../../apps/api/content');

/** Raw headers without those that Node adds to every response. */
const serverHeaders = (raw: string[]) =>
  raw.filter(
    (_, index) =>
      !['date', 'connection', 'keep-alive'].includes((raw[index - (index % 2)] ?? '').toLowerCase()),
  );

/** The response with its compressed body. */
const rawResponse = (url: string): Promise<{ body: Buffer; headers: string[]; etag: string }> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': ENCODING } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          body: Buffer.concat(parts),
          headers: serverHeaders(response.rawHeaders),
          etag: String(response.headers.etag),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** Requests per second over 50 keep-alive connections. */
async function throughput(url: string, headers: Record<string, string> = {}) {
  const result = await autocannon({
    url,
    connections: 50,
    duration: Number(values.seconds),
    headers: { 'accept-encoding': ENCODING, ...headers },
  });
  if (result.errors > 0 || result['5xx'] > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result['5xx']} × 5xx`);
  return result.requests.average;
}

const [ourPort, barePort] = [await freePort(), await freePort()];
const ours = startServer({ dataDir: path.join(folder, 'data'), contentDir, port: ourPort });
let bare: import('node:child_process').ChildProcessWithoutNullStreams | undefined;
let isMissed = false;
try {
  await readyCatalogue(ours, ourPort, 60_000);
  const ourUrl = `http://127.0.0.1:${ourPort}/api/simulators/`;
  const bareUrl = `http://127.0.0.1:${barePort}/`;
  const { body, headers, etag } = await rawResponse(ourUrl);
  const file = path.join(folder, 'body');
  await writeFile(file, body);
  await writeFile(`${file}.headers`, JSON.stringify(headers));
  bare = spawn(process.execPath, [
    path.join(import.meta.dirname, 'bare-server.mjs'),
    String(barePort),
    file,
    `${file}.headers`,
  ]);
  await once(bare.stdout, 'data'); // The process prints when it listens.
  await throughput(bareUrl);
  await throughput(ourUrl); // Warm-up of both.

  console.log(
    `GET /api/simulators/: ${body.length} bytes (${ENCODING}), 50 connections, requests per second`,
  );
  const full: number[] = [];
  const notModified: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const limit = await throughput(bareUrl);
    const sent = await throughput(ourUrl);
    const cached = await throughput(ourUrl, { 'if-none-match': etag });
    full.push(sent / limit);
    notModified.push(cached / limit);
    console.log(
      `round ${round}: bare ${limit.toFixed(0)}, 200 ${sent.toFixed(0)} (${(sent / limit).toFixed(2)}), ` +
        `304 ${cached.toFixed(0)} (${(cached / limit).toFixed(2)})`,
    );
  }
  isMissed = median(full) < 0.9 || median(notModified) < 1.2;
  console.log(
    `median of the bare server: 200 ${median(full).toFixed(2)} (target 0.90), 304 ${median(notModified).toFixed(2)} (target 1.20)`,
  );
} finally {
  bare?.kill('SIGKILL');
  ours.child.kill('SIGTERM');
  await ours.ended;
  await rm(folder, { recursive: true, force: true });
}
process.exit(isMissed ? 1 : 0);
