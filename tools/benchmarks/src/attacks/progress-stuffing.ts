import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '../keep-alive-client.js';
import { countBy } from '../statistics.js';
import { probeLearners } from '../probe-learners.js';
import { registerAccounts, signedIn } from './accounts.js';
import { contentDir, type AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

/** Calls that store as much as a body holds. */
const STUFFING_CALLS = 240;
const CONNECTIONS = 8;
const SECONDS = 4;
const MAX_BYTES = 250_000;
/** Of the median time of other learners. */
const MAX_RATIO = 7;

const values = Array.from({ length: 20 }, (_, n) => -1.234567890123456e-300 - n);
const measuredOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}-`.padEnd(80, 'k'), n + 1e-10]));

/** All investigations of the laboratory, each with as many values as a request may have. */
async function largestInvestigations() {
  const folder = path.join(contentDir, 'investigations');
  const files = await readdir(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return [...text.matchAll(/^- key: ([a-z\d-]+)$/gm)].map(([, investigation]) => ({
        experiment: path.parse(file).name,
        investigation,
        state: 'explained',
        prediction: values,
        measured: measuredOf(20),
      }));
    }),
  );
  return found.flat();
}

/** One account stores as much progress as it can and requests it over several connections. */
export async function stuffProgress({ port, client }: AttackedSite): Promise<Outcome[]> {
  const [attacker, ...others] = await registerAccounts(client, 9);
  if (!attacker) throw new Error('no account');
  const headers = await signedIn(client, attacker);
  const sessions = [];
  for (const account of others) sessions.push(await signedIn(client, account));
  const put = (investigations: readonly object[]) =>
    client.call('PUT', '/progress/', { headers, body: { places: [], investigations } });

  const statuses: number[] = [];
  const largest = await largestInvestigations();
  for (let n = 0; n < largest.length; n += 20) statuses.push((await put(largest.slice(n, n + 20))).status);
  for (let n = 0; n < STUFFING_CALLS; n += 1) {
    const invented = { experiment: `soxta-${n}`, investigation: 'x', state: 'explained' };
    statuses.push((await put([{ ...invented, prediction: [1], measured: measuredOf(550) }])).status);
  }
  const empty = { headers: await signedIn(client, attacker), body: { places: [], investigations: [] } };
  const bytes = JSON.stringify((await client.call('PUT', '/progress/', empty)).body).length;

  const probe = createClient(port, 20);
  const attacking = createClient(port, CONNECTIONS);
  try {
    const idle = await probeLearners(probe, sessions, SECONDS);
    const stop = new AbortController();
    const loops = Array.from({ length: CONNECTIONS }, async () => {
      while (!stop.signal.aborted) await attacking.call('PUT', '/progress/', empty);
    });
    const busy = await probeLearners(probe, sessions, SECONDS);
    stop.abort();
    await Promise.all(loops);
    const ratio = busy.p50 / idle.p50;
    return [
      {
        attack: `one account stores as much progress as ${statuses.length} calls can, then requests it over ${CONNECTIONS} connections`,
        before: 'an empty call answers 16.7 MB; the sign-in check of others 1.8 → 1,869 ms',
        now:
          `${countBy(statuses)}; an empty call answers ${(bytes / 1000).toFixed(0)} kB; ` +
          `others ${idle.p50.toFixed(1)} → ${busy.p50.toFixed(1)} ms (${ratio.toFixed(1)} times)`,
        repelled: bytes <= MAX_BYTES && ratio <= MAX_RATIO,
      },
    ];
  } finally {
    probe.close();
    attacking.close();
  }
}
