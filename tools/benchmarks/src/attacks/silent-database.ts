import { setTimeout as wait } from 'node:timers/promises';
import { countBy } from '../statistics.js';
import { registerAccounts, signedIn } from './accounts.js';
import type { AttackedSite } from './attacked-site.js';
import type { Outcome } from './outcome.js';

const POOL = 10;
/** Time after which a working database must be used again, and in which each call must end. */
const LIMIT_MS = 5000;
/** Added to `LIMIT_MS` for the load of the machine. */
const TOLERANCE_MS = 1000;
const INTERVAL_MS = 50;
const NO_RESPONSE_MS = 60_000;
const PHASE_MS = 9000;

interface Reply {
  /** Since the start of the phase. */
  readonly sentAt: number;
  /** 0: no response. */
  readonly status: number;
  readonly ms: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const slowest = (replies: readonly Reply[]) => Math.max(0, ...replies.map(({ ms }) => ms));
const statuses = (replies: readonly Reply[]) => countBy(replies.map(({ status }) => status));
/** When the last failed call was sent. */
const lastFailure = (replies: readonly Reply[]) =>
  Math.max(0, ...replies.filter(({ status }) => status !== 200).map(({ sentAt }) => sentAt));

/** Sends a call of a learner, and requests for a list and pages, at a constant rate. */
async function observe({ port }: AttackedSite, headers: Record<string, string>, ms: number) {
  const start = performance.now();
  const send = async (address: string): Promise<Reply> => {
    const sentAt = performance.now() - start;
    const url = `http://127.0.0.1:${port}${address}`;
    const options = { signal: AbortSignal.timeout(NO_RESPONSE_MS) };
    const status = await fetch(url, address === '/api/auth-me/' ? { ...options, headers } : options).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    return { sentAt, status, ms: performance.now() - start - sentAt };
  };
  const calls: Promise<Reply>[] = [];
  const others: Promise<Reply>[] = [];
  for (let n = 0; performance.now() - start < ms; n += 1) {
    // Five calls a second: a session has a budget.
    if (n % 4 === 0) calls.push(send('/api/auth-me/'));
    others.push(send(['/', '/api/classes/', `/learn?topic=${1 + (n % 30)}`][n % 3] ?? '/'));
    await wait(INTERVAL_MS);
  }
  return { calls: await Promise.all(calls), others: await Promise.all(others) };
}

const others = (replies: readonly Reply[]) =>
  `pages and lists ${statuses(replies)}, slowest ${seconds(slowest(replies))}`;
const allAnswered = (replies: readonly Reply[]) => replies.every(({ status }) => status === 200);
const isBounded = (replies: readonly Reply[]) => slowest(replies) < LIMIT_MS + TOLERANCE_MS;

/** Lets the pooled connections fall silent, then stops PostgreSQL. */
export async function silenceDatabase(site: AttackedSite): Promise<Outcome[]> {
  const { client, proxy, postgres } = site;
  const accounts = await registerAccounts(client, 2);
  const sessions = await Promise.all(accounts.map((account) => signedIn(client, account)));
  const [headers = {}] = sessions;
  for (const end = Date.now() + 10_000; proxy.openCount < POOL && Date.now() < end;) {
    const options = Array.from({ length: 12 }, (_, n) => ({ headers: { ...sessions[n % 2] } }));
    await Promise.all(options.map((one) => client.call('GET', '/auth-me/', one)));
  }

  const connections = proxy.openCount;
  proxy.setFaultOfOpen('drop-all');
  const failover = await observe(site, headers, PHASE_MS);
  postgres.signal('SIGSTOP');
  let frozen, ready: number;
  try {
    await wait(500);
    const probe = fetch(`http://127.0.0.1:${site.port}/api/health/ready`);
    frozen = await observe(site, headers, PHASE_MS);
    ready = (await probe).status;
  } finally {
    postgres.signal('SIGCONT');
  }
  const continued = await observe(site, headers, PHASE_MS);
  const all = [...failover.others, ...frozen.others, ...continued.others];
  return [
    {
      attack: `silent failover: ${connections} pooled connections stop answering without a reset`,
      before: '951 calls in 100 s, none answered 200',
      now:
        `${failover.calls.length} calls in ${seconds(PHASE_MS)}: ${statuses(failover.calls)}; the last failed call was sent after ` +
        `${seconds(lastFailure(failover.calls))}, slowest ${seconds(slowest(failover.calls))}`,
      repelled: lastFailure(failover.calls) < LIMIT_MS && isBounded(failover.calls),
    },
    {
      attack: 'PostgreSQL stopped (`SIGSTOP`), and continued',
      before: 'one call was held for 98 s',
      now:
        `stopped: ${statuses(frozen.calls)}, slowest ${seconds(slowest(frozen.calls))}, readiness ${ready}; continued: ` +
        `${statuses(continued.calls)}, the last failed call was sent after ${seconds(lastFailure(continued.calls))}`,
      repelled: isBounded(frozen.calls) && ready === 503 && lastFailure(continued.calls) < LIMIT_MS,
    },
    {
      attack: 'pages and lists during both',
      before: '“a silent database stops everything”',
      now: others(all),
      repelled: allAnswered(all) && isBounded(all),
    },
  ];
}
