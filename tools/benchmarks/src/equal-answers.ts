// node tools/benchmarks/src/equal-answers.mjs [--pairs 300]
// Whether the time of an answer tells if an account exists: login, forgot-password and verify-otp for known and unknown
// accounts, interleaved, against the real server. The measure is the AUC of the Mann–Whitney test: the chance that a known
// one took longer; 0.5 tells nothing. Ends with 1 when one is outside 0.40–0.60.
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
let calls = 0;
let told = false as boolean;
try {
  await readyCatalogue(server, port, 60_000);
  const known = await registerMany(client, pairs);
  const unknown = known.map(({ email, username }) => ({
    username: username.replace('bench', 'hechk'),
    email: email.replace('bench', 'hechk'),
  }));

  /**
   * Times a call for each known and each unknown account in turn, each from an address of its own.
   * @param status of every answer
   * @returns the answers by e-mail address
   */
  const compare = async (
    path: string,
    status: number,
    bodyOf: (account: { username: string; email: string }) => object,
  ): Promise<Map<string, any>> => {
    const answers: Map<string, any> = new Map();
    const times: number[][] = [[], []];
    const shapes: Set<string> = new Set();
    for (const [n, one] of known.entries()) {
      const pair = [one, unknown[n] ?? one];
      // Neither always comes first.
      for (const which of n % 2 ? [0, 1] : [1, 0]) {
        const account = pair[which] ?? one;
        calls += 1;
        const answer = await client.call('POST', path, {
          body: bodyOf(account),
          from: addressOf(100_000 + calls),
        });
        if (answer.status !== status)
          throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        shapes.add(`${Object.keys(answer.body).join()} of ${JSON.stringify(answer.body).length}`);
        answers.set(account.email, answer.body);
        if (n >= WARM_UP) times[which]?.push(answer.ms);
      }
    }
    const [ofKnown = [], ofUnknown = []] = times;
    const share = auc(ofKnown, ofUnknown);
    told ||= share < 0.4 || share > 0.6 || shapes.size > 1;
    console.log(
      `${path}: ${ofKnown.length} pairs, AUC ${share.toFixed(3)} (0.40–0.60), bodies: ${[...shapes].join('; ')} characters`,
    );
    return answers;
  };

  await compare('/login/', 401, ({ username }) => ({ username, password: 'notoʻgʻri parol' }));
  const keys = await compare('/forgot-password/', 200, ({ email }) => ({ email }));
  // The mails of the step before have to be out of the way.
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
process.exit(told ? 1 : 0);
