// npm run equal-answers -w @zarra/benchmarks -- [--pairs 300]
// Whether response times reveal that an account exists: login, forgot-password and verify-otp for known and unknown accounts,
// interleaved, against the real server. The figure is the AUC of the Mann–Whitney test: the probability that the response for the
// known account took longer; 0.5 reveals nothing. The exit code is 1 when a figure is outside 0.40–0.60.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { auc } from './statistics.js';
import { addressOf, createClient, registerMany } from './keep-alive-client.js';

const WARM_UP = 20;
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '300' } } });
const pairs = Number(values.pairs) + WARM_UP;
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-equal-'));
const contentDir = path.resolve(import.meta.dirname, '../../../apps/api/content');

const port = await freePort();
process.env['TRUST_PROXY'] = 'loopback';
const server = startServer({ dataDir: path.join(folder, 'data'), contentDir, port });
const client = createClient(port, 1);
let requests = 0;
let isRevealed = false as boolean;
try {
  await readyCatalogue(server, port, 60_000);
  const known = await registerMany(client, pairs);
  const unknown = known.map(({ email, username }) => ({
    username: username.replace('bench', 'hechk'),
    email: email.replace('bench', 'hechk'),
  }));

  /**
   * Times a request for each known and each unknown account, alternating, each from a different address.
   * @param status expected status of every response
   * @returns the response bodies by e-mail address
   */
  const compare = async (
    path: string,
    status: number,
    bodyOf: (account: { username: string; email: string }) => object,
  ): Promise<Map<string, any>> => {
    const bodies: Map<string, any> = new Map();
    const times: number[][] = [[], []];
    const shapes: Set<string> = new Set();
    for (const [n, account] of known.entries()) {
      const pair = [account, unknown[n] ?? account];
      // Alternates the order of the two.
      for (const which of n % 2 ? [0, 1] : [1, 0]) {
        const tested = pair[which] ?? account;
        requests += 1;
        const response = await client.call('POST', path, {
          body: bodyOf(tested),
          from: addressOf(100_000 + requests),
        });
        if (response.status !== status)
          throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
        shapes.add(`${Object.keys(response.body).join()} of ${JSON.stringify(response.body).length}`);
        bodies.set(tested.email, response.body);
        if (n >= WARM_UP) times[which]?.push(response.ms);
      }
    }
    const [ofKnown = [], ofUnknown = []] = times;
    const share = auc(ofKnown, ofUnknown);
    isRevealed ||= share < 0.4 || share > 0.6 || shapes.size > 1;
    console.log(
      `${path}: ${ofKnown.length} pairs, AUC ${share.toFixed(3)} (0.40–0.60), bodies: ${[...shapes].join('; ')} characters`,
    );
    return bodies;
  };

  await compare('/login/', 401, ({ username }) => ({ username, password: 'notoʻgʻri parol' }));
  const keys = await compare('/forgot-password/', 200, ({ email }) => ({ email }));
  // The mails of the previous step are sent first.
  const mails = path.join(folder, 'data', 'mail');
  const deadline = performance.now() + 30_000;
  while ((await readdir(mails)).length < pairs && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await compare('/verify-otp/', 400, ({ email }) => ({
    otp_key: keys.get(email).otp_key,
    otp_code: '000000',
  }));
} finally {
  client.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}
process.exit(isRevealed ? 1 : 0);
