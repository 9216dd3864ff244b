import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messages } from './http/messages.js';
import { makeContent } from './testing/content.js';
import { allDatabaseKinds } from './testing/database.js';
import { startFaultProxy, type FaultProxy } from './testing/fault-proxy.js';
import { makeFolder } from './testing/folder.js';
import { startPrivatePostgres, type PrivatePostgres } from './testing/private-postgres.js';
import { runNode, waitUntil, type TestProcess } from './testing/process.js';
import { isExtended } from './testing/scope.js';

const isTested = allDatabaseKinds.includes('server') && isExtended;

/** Time after which a working database must be used again, and in which each call must get a response, ms. */
const LIMIT_MS = 5000;
/** Added to `LIMIT_MS` for the load of the machine. */
const TOLERANCE_MS = 1000;
const INTERVAL_MS = 50;
/** The built site. `npm run test:extended` builds it before the tests. */
const WEB_ENTRY = path.resolve(import.meta.dirname, '../../web/dist/server/render.js');
/** A call without a response is ended. */
const NO_RESPONSE_MS = 30_000;

interface Call {
  readonly url: string;
  /** Since the start of the phase, ms. */
  readonly sentAt: number;
  /** 0: no response. */
  readonly status: number;
  readonly detail: unknown;
  /** The text of a page. */
  readonly html: string;
  readonly retryAfter: string | null;
  readonly ms: number;
}

(isTested ? describe : describe.skip)('the real server and a database that falls silent', () => {
  let postgres: PrivatePostgres;
  let proxy: FaultProxy;
  let server: TestProcess;
  let site: URL;
  /** Of two sessions: few requests of one session run at the same time. */
  let authorizations: readonly string[];
  /** Addresses of pages, each with a text of its rendered form. */
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    if (!existsSync(WEB_ENTRY)) throw new Error('The site is not built: npx nx build @zarra/web');
    postgres = await startPrivatePostgres();
    proxy = await startFaultProxy({ host: '127.0.0.1', port: Number(postgres.url.port) });
    const proxied = Object.assign(new URL(postgres.url.href), { port: String(proxy.port) });
    server = runNode(['server.js'], {
      DATABASE_URL: proxied.href,
      DATA_DIR: path.join(await makeFolder(), 'data'),
      CONTENT_DIR: await makeContent(),
      PORT: '0',
    });
    site = new URL((await server.waitFor(/Zarra is ready: (http:[^"\s]+)/))[1] ?? '');
    const learner = { username: 'sinovchi', email: 'sinov@zarra.uz', password: 'oltin-atom 42 ⚛' };
    const post = (call: string) =>
      fetch(new URL(`/api${call}`, site), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(learner),
      });
    await post('/register/');
    const signIn = async () => ((await (await post('/login/')).json()) as { access: string }).access;
    authorizations = [`Bearer ${await signIn()}`, `Bearer ${await signIn()}`];
    const classes = (await (await fetch(new URL('/api/classes/', site))).json()) as {
      lessons: { id: number; lesson: string }[];
    }[];
    const lessons = classes.flatMap((schoolClass) => schoolClass.lessons);
    // No page is requested before the database falls silent: the server renders each page meanwhile.
    pages = new Map([
      ['/', '</h1>'],
      ...lessons.map(({ id, lesson }) => [`/learn?topic=${id}`, `<title>${lesson} `] as const),
    ]);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await proxy.close();
    await postgres.stop();
  });

  /** Sends a call of a learner, and requests for a list and a page, at a constant rate. */
  async function runPhase(ms: number): Promise<Call[]> {
    const start = performance.now();
    const calls: Promise<Call>[] = [];
    const send = async (url: string): Promise<Call> => {
      const sentAt = performance.now() - start;
      const response = await fetch(new URL(url, site), {
        headers: url.endsWith('/auth-me/') ? { authorization: authorizations[0] ?? '' } : {},
        signal: AbortSignal.timeout(NO_RESPONSE_MS),
      }).catch(() => undefined);
      const text = (await response?.text()) ?? '';
      const isJson = response?.headers.get('content-type')?.startsWith('application/json') ?? false;
      const body = isJson ? (JSON.parse(text) as { detail?: unknown }) : undefined;
      return {
        url,
        sentAt,
        status: response?.status ?? 0,
        detail: body?.detail,
        html: isJson ? '' : text,
        retryAfter: response?.headers.get('retry-after') ?? null,
        ms: performance.now() - start - sentAt,
      };
    };
    for (let n = 0; performance.now() - start < ms; n += 1) {
      // Five calls a second: the requests of a session are limited.
      if (n % 4 === 0) calls.push(send('/api/auth-me/'));
      calls.push(send('/api/simulators/'), send([...pages.keys()][n % pages.size] ?? '/'));
      await wait(INTERVAL_MS);
    }
    return Promise.all(calls);
  }

  /** Checks every response and returns the calls of the learner. */
  function expectBounded(phase: string, calls: readonly Call[]): Call[] {
    const own = calls.filter(({ url }) => url === '/api/auth-me/');
    const lists = calls.filter(({ url }) => url === '/api/simulators/');
    const rendered = calls.filter(({ url }) => pages.has(url));
    const slowestOf = (group: readonly Call[]) => Math.max(...group.map(({ ms }) => ms)).toFixed(0);
    const succeeded = own.filter(({ status }) => status === 200);
    console.log(
      `${phase}: ${own.length} calls, ${succeeded.length} × 200, ${own.filter(({ status }) => status === 0).length} without a response, slowest ${slowestOf(own)} ms, last failure sent at ` +
        `${Math.max(0, ...own.filter(({ status }) => status !== 200).map(({ sentAt }) => sentAt)).toFixed(0)} ms; ` +
        `${lists.length} lists, slowest ${slowestOf(lists)} ms; ${rendered.length} pages, slowest ${slowestOf(rendered)} ms`,
    );
    expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { url, status, html, ms } of rendered) {
      expect([url, status]).toEqual([url, 200]);
      expect(html).toContain(pages.get(url));
      expect(ms).toBeLessThan(LIMIT_MS + TOLERANCE_MS);
    }
    for (const call of own) {
      expect(call.ms).toBeLessThan(LIMIT_MS + TOLERANCE_MS);
      if (call.status === 200) continue;
      expect(call).toMatchObject({ status: 503, detail: messages.unavailable, retryAfter: '5' });
    }
    return own;
  }
  const sentAfterLimit = (calls: readonly Call[]) =>
    calls.filter(({ sentAt }) => sentAt > LIMIT_MS).map(({ status }) => status);

  test('pooled connections that stop responding without a reset: calls succeed within five seconds', async () => {
    // Fills the pool.
    await waitUntil(async () => {
      const calls = Array.from({ length: 6 }, () =>
        authorizations.map((authorization) =>
          fetch(new URL('/api/auth-me/', site), { headers: { authorization } }),
        ),
      );
      await Promise.all(calls.flat());
      return proxy.openCount === 10;
    });
    proxy.setFaultOfOpen('drop-all');
    const calls = expectBounded('silent failover', await runPhase(10_000));
    expect(new Set(sentAfterLimit(calls))).toEqual(new Set([200]));
    const lines = server.output().match(/"connections":\d+.*"lost database connections"/g) ?? [];
    expect(lines).toEqual([expect.stringMatching(/^"connections":10,/)]);
  });

  test('a frozen server: each call is 503; after it continues, calls succeed within five seconds', async () => {
    postgres.signal('SIGSTOP');
    let frozen: Call[];
    try {
      frozen = expectBounded('frozen', await runPhase(10_000));
    } finally {
      postgres.signal('SIGCONT');
    }
    expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([503]));
    const calls = expectBounded('continued', await runPhase(8000));
    expect(new Set(sentAfterLimit(calls))).toEqual(new Set([200]));
  });
});
