// npm run equal-answers -w @zarra/benchmarks -- [--pairs 300]
// Whether response times reveal that an account exists: login, forgot-password and verify-otp for known and unknown accounts,
// alternating, against the real server. The figure is the AUC of the Mann–Whitney test: the probability that the response for the
// known account took longer; 0.5 reveals nothing.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, createClient, registerMany } from './keep-alive-client.js';
import { checkTarget, fail, readOptions, run } from './runner.js';
import { startSite } from './site.js';
import { auc } from './statistics.js';

const WARM_UP = 20;
const pairs = readOptions({ pairs: 300 }).pairs + WARM_UP;

await run(async () => {
  const { port, dataDir } = await startSite();
  const client = createClient(port, 1);
  const known = await registerMany(client, pairs);
  const unknown = known.map(({ email, username }) => ({
    username: username.replace('bench', 'hechk'),
    email: email.replace('bench', 'hechk'),
  }));
  let requests = 0;

  /**
   * Times a request for each known and each unknown account, each from a different address.
   * @param expected status of every response
   * @returns the response bodies by e-mail address
   */
  const compareTimes = async (
    call: string,
    expected: number,
    bodyOf: (account: { username: string; email: string }) => object,
  ): Promise<Map<string, any>> => {
    const bodies = new Map<string, any>();
    const times: [number[], number[]] = [[], []];
    const shapes = new Set<string>();
    for (const [n, account] of known.entries()) {
      // Alternates the order of the two.
      for (const which of n % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const tested = (which === 1 && unknown[n]) || account;
        requests += 1;
        const options = { body: bodyOf(tested), from: addressOf(100_000 + requests) };
        const { status, body, ms } = await client.call('POST', call, options);
        if (status !== expected) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
        shapes.add(`${Object.keys(body).join()} of ${JSON.stringify(body).length} characters`);
        bodies.set(tested.email, body);
        if (n >= WARM_UP) times[which].push(ms);
      }
    }
    const bodiesText = `${call}: bodies ${[...shapes].join('; ')}`;
    checkTarget(`${call}: AUC`, auc(...times), { min: 0.4, max: 0.6, digits: 3 });
    if (shapes.size > 1) fail(bodiesText);
    else console.log(`         ${bodiesText}`);
    return bodies;
  };

  await compareTimes('/login/', 401, ({ username }) => ({ username, password: 'notoʻgʻri parol' }));
  const keys = await compareTimes('/forgot-password/', 200, ({ email }) => ({ email }));
  // The mails of the previous step are sent first.
  const mails = path.join(dataDir, 'mail');
  for (const end = Date.now() + 30_000; (await readdir(mails)).length < pairs && Date.now() < end;)
    await wait(50);
  await compareTimes('/verify-otp/', 400, ({ email }) => ({
    otp_key: keys.get(email).otp_key,
    otp_code: '000000',
  }));
});
