import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runAdmin } from '@zarra/api-e2e/site-process';
import { countBy } from '../statistics.js';
import { PASSWORD } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

/** Passwords of the attacks, refresh tokens, and access tokens. */
const SECRETS = new RegExp(
  `${PASSWORD}|taxminiy parol|Kvant-tebranish|[0-9a-f]{12}\\.\\d+\\.[\\w-]{43}|eyJ[\\w-]+\\.`,
);
const EXPECTED = ['sign-in', 'sign-in-failed', 'limit-reached', 'session-ended', 'password-reset'];

/** What the other attacks left in the security log, and what the public port reveals. Runs last. */
export async function inspectSite(site: AttackedSite): Promise<Outcome[]> {
  const lines = (await readFile(path.join(site.dataDir, 'security.log'), 'utf8')).trim().split('\n');
  const kinds = lines.map((line) => String((JSON.parse(line) as { event: unknown }).event));
  const codes = (await site.mails.readAll()).flatMap(({ code }) => code?.replaceAll(' ', '') ?? []);
  const revealing = lines.filter(
    (line) => SECRETS.test(line) || codes.some((code) => line.includes(`"${code}"`)),
  ).length;
  const missing = EXPECTED.filter((kind) => !kinds.includes(kind));
  const [onPublic, onOwn] = await Promise.all(
    [site.port, site.metricsPort].map((port) => fetch(`http://127.0.0.1:${port}/metrics`)),
  );
  const isMetrics = (await onOwn?.text())?.includes('process_cpu') ?? false;
  const leaked = (await onPublic?.text())?.includes('process_cpu') ?? true;
  const staff = await runAdmin({
    dataDir: site.dataDir,
    args: ['users'],
    env: { DATABASE_URL: site.databaseUrl },
  });
  return [
    {
      attack: 'the attacks above leave traces, without secrets',
      before: 'no security log',
      now:
        `${lines.length} events (${countBy(kinds)}), ${revealing} with secrets` +
        (missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''),
      repelled: revealing === 0 && missing.length === 0,
    },
    {
      attack: '`/metrics` on the public port',
      before: '–',
      now: `${leaked ? 'metrics' : 'no metrics'} on the public port (${onPublic?.status}), ${isMetrics ? 'metrics' : 'none'} on \`METRICS_PORT\``,
      repelled: !leaked && isMetrics,
    },
    {
      attack: 'a staff command while the server runs, PostgreSQL',
      before: '–',
      now: `exit code ${staff}`,
      repelled: staff === 0,
    },
  ];
}
