// @ts-expect-error The package has no types.
import autocannon from 'autocannon';
import { createClient } from '../keep-alive-client.js';
import { probeLearners } from '../probe-learners.js';
import { processorSeconds } from '../process-usage.js';
import { registerAccounts, signedIn } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const CONNECTIONS = 50;
/** The budget of a session allows 400 in 30 s. */
const COUNTED_REQUESTS = 250;
const SECONDS = 4;
/** The requests of one session that run at the same time, and the own one. */
const MAX_RATIO = 7;
const MAX_PROCESSOR_MS = 10;

/** One account requests its classes over 50 connections without pauses. */
export async function loopClasses({ port, client, server }: AttackedSite): Promise<Outcome[]> {
  const accounts = await registerAccounts(client, 10);
  const sessions = [];
  for (const account of accounts)
    sessions.push({ ...(await signedIn(client, account)), 'accept-encoding': 'br' });
  const [attacker = {}, counted = {}, ...others] = sessions;
  const probe = createClient(port, 20);
  try {
    for (let n = 0; n < 50; n += 1) await probe.get('/api/classes/', counted); // Warm-up.
    const before = await processorSeconds(server.child.pid);
    for (let n = 0; n < COUNTED_REQUESTS; n += 1) await probe.get('/api/classes/', counted);
    const perRequest = (1000 * ((await processorSeconds(server.child.pid)) - before)) / COUNTED_REQUESTS;
    const idle = await probeLearners(probe, others, SECONDS);
    const url = `http://127.0.0.1:${port}/api/classes/`;
    const [busy, load] = await Promise.all([
      probeLearners(probe, others, SECONDS),
      autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: attacker }),
    ]);
    const ratio = busy.p50 / idle.p50;
    return [
      {
        attack: `one account requests signed-in /classes/ over ${CONNECTIONS} connections in a loop`,
        before: '10–18 ms of processor time per request; others 6–100 times slower',
        now:
          `${perRequest.toFixed(1)} ms of processor time per request; ${load['2xx']} × 200 and ${load['4xx']} × 4xx in ${SECONDS} s; ` +
          `others ${idle.p50.toFixed(1)} → ${busy.p50.toFixed(1)} ms (${ratio.toFixed(1)} times), p95 ${busy.p95.toFixed(0)} ms`,
        repelled: ratio <= MAX_RATIO && perRequest < MAX_PROCESSOR_MS,
      },
    ];
  } finally {
    probe.close();
  }
}
