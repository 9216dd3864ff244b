// node tools/run/with-postgres.mjs npm run load -w @zarra/benchmarks -- [--rate 300] [--seconds 600]
// Mixed load on one process with PostgreSQL: of 100 requests 70 are public reads (pages, data, half of them conditional), 20 are
// results of learners and 10 are first submissions. Requests start at a constant rate, whatever the responses take, and each
// latency counts from the planned start. Prints percentiles by kind, the processor time of server and generator, and the growth of
// the server's memory. The exit code is 1 when a response is an error or the 95th percentile exceeds 100 ms.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '@zarra/api-e2e/server-database';
import { readyCatalogue, startServer } from '@zarra/api-e2e/site-process';
import { freePort } from '@zarra/tools/free-port';
import { addressOf, createClient, registerMany } from './keep-alive-client.js';
import { processorSeconds, residentMemory } from './process-usage.js';
import { quantile, slopeOf } from './statistics.js';

const { values } = parseArgs({
  options: { rate: { type: 'string', default: '300' }, seconds: { type: 'string', default: '600' } },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const P95_TARGET_MS = 100;
const CONNECTIONS = 200;
const TICK_MS = 10;
const MEMORY_SAMPLE_MS = 5000;
/** Start of the run in which memory still grows: caches fill, code is compiled. */
const WARM_UP_SHARE = 0.2;

const postgres = process.env['TEST_DATABASE_URL'];
if (!postgres) throw new Error('TEST_DATABASE_URL is missing: node tools/run/with-postgres.mjs sets it');
const contentDir = path.resolve(import.meta.dirname, '../../../apps/api/content');
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-load-'));
const database = await createDatabase(postgres);
const port = await freePort();
const server = startServer({
  dataDir: path.join(folder, 'data'),
  contentDir,
  port,
  env: {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret of the benchmark, 32 bytes or more',
    TRUST_PROXY: 'loopback',
  },
});
const { pid } = server.child;
const client = createClient(port, CONNECTIONS);

type Kind = 'page' | 'data' | 'unchanged data' | 'result' | 'submission';
interface Planned {
  readonly kind: Kind;
  readonly send: () => Promise<{ readonly status: number }>;
}
interface Learner {
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Lesson {
  readonly id: number;
  readonly tests: readonly { readonly id: number }[];
}

/** Signs in enough learners for the first submissions of the whole run. */
async function prepare(): Promise<{ learners: readonly Learner[]; lessons: readonly Lesson[] }> {
  const classes: readonly { lessons: readonly { tests_count: number }[] }[] = (
    await client.call('GET', '/classes/')
  ).body;
  const tests = classes.flatMap((each) => each.lessons).filter((lesson) => lesson.tests_count > 0).length;
  const accounts = await registerMany(client, Math.ceil((rate * seconds * 0.1) / tests));
  const learners: Learner[] = [];
  for (const [n, { username, password }] of accounts.entries()) {
    const from = addressOf(n);
    const { status, body } = await client.call('POST', '/login/', { body: { username, password }, from });
    if (status !== 200) throw new Error(`login: ${status}`);
    learners.push({ from, headers: { authorization: `Bearer ${body.access}` } });
  }
  const own: readonly { lessons: readonly Lesson[] }[] = (
    await client.call('GET', '/classes/', { headers: { ...learners[0]?.headers } })
  ).body;
  return {
    learners,
    lessons: own.flatMap((each) => each.lessons).filter((lesson) => lesson.tests.length > 0),
  };
}

function planRequests({
  learners,
  lessons,
}: {
  readonly learners: readonly Learner[];
  readonly lessons: readonly Lesson[];
}) {
  const pages = ['/', '/simulation', ...lessons.map(({ id }) => `/learn?topic=${id}`)];
  const lists = ['/simulators/', '/classes/', '/lessons/', '/contact/', '/about/'];
  const etags = new Map<string, string>();
  let submitted = 0;
  /** The n-th first submission: lesson by lesson over all learners. */
  const submission = (n: number) => ({
    learner: learners[n % learners.length] as Learner,
    lesson: lessons[Math.floor(n / learners.length) % lessons.length] as Lesson,
  });
  return (n: number): Planned => {
    const share = n % 10;
    if (share === 9) {
      const { learner, lesson } = submission(submitted++);
      const answers = Object.fromEntries(lesson.tests.map(({ id }, at) => [id, 1 + ((n + at) % 4)]));
      const options = { ...learner, body: { lesson: lesson.id, answers } };
      return { kind: 'submission', send: () => client.call('POST', '/submit-test/', options) };
    }
    if (share >= 7 && submitted > CONNECTIONS) {
      // A submission that was answered long ago.
      const { learner, lesson } = submission((n * 7919) % (submitted - CONNECTIONS));
      return {
        kind: 'result',
        send: () => client.call('GET', `/lesson-test-result/${lesson.id}/`, learner),
      };
    }
    if (share % 3 === 0) {
      const page = pages[n % pages.length] ?? '/';
      return { kind: 'page', send: () => client.get(page) };
    }
    const list = `/api${lists[n % lists.length] ?? ''}`;
    const etag = etags.get(list);
    if (share % 3 === 1 || etag === undefined) {
      const send = async () => {
        const response = await client.get(list);
        etags.set(list, response.headers.etag ?? '');
        return response;
      };
      return { kind: 'data', send };
    }
    return { kind: 'unchanged data', send: () => client.get(list, { 'if-none-match': etag }) };
  };
}

let failed = false;
try {
  await readyCatalogue(server, port, 60_000);
  const prepared = await prepare();
  const plan = planRequests(prepared);
  const latencies = new Map<Kind, number[]>();
  const errors = new Map<string, number>();
  const countError = (name: string) => errors.set(name, (errors.get(name) ?? 0) + 1);
  const pending: Promise<void>[] = [];
  const run = async ({ kind, send }: Planned, planned: number): Promise<void> => {
    try {
      const { status } = await send();
      if (status === (kind === 'unchanged data' ? 304 : 200)) {
        const all = latencies.get(kind) ?? [];
        latencies.set(kind, all);
        all.push(performance.now() - planned);
      } else countError(`${kind}: ${status}`);
    } catch (error) {
      countError(`${kind}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
    }
  };

  const samples: [minutes: number, megabytes: number][] = [];
  const startedAt = await processorSeconds(pid);
  const generator = process.cpuUsage();
  const start = performance.now();
  const sampling = setInterval(() => {
    const minutes = (performance.now() - start) / 60_000;
    void residentMemory(pid).then((megabytes) => samples.push([minutes, megabytes]));
  }, MEMORY_SAMPLE_MS);
  const total = rate * seconds;
  for (let n = 0; n < total;) {
    for (; n < total && (n / rate) * 1000 <= performance.now() - start; n += 1) {
      pending.push(run(plan(n), start + (n / rate) * 1000));
    }
    await wait(TICK_MS);
  }
  await Promise.all(pending);
  clearInterval(sampling);
  const elapsed = (performance.now() - start) / 1000;
  const used = process.cpuUsage(generator);

  const all = [...latencies.values()].flat();
  const p95 = quantile(all, 0.95);
  const line = (name: string, numbers: readonly number[]) => {
    const [p50, high, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => quantile(numbers, share).toFixed(1));
    console.log(
      `${name.padEnd(15)} ${String(numbers.length).padStart(7)}: p50 ${p50}, p95 ${high}, p99 ${p99}, max ${max} ms`,
    );
  };
  for (const [kind, numbers] of latencies) line(kind, numbers);
  line('all', all);
  const percent = (spent: number) => `${((100 * spent) / elapsed).toFixed(0)} %`;
  const settled = samples.filter(([minutes]) => minutes * 60 > seconds * WARM_UP_SHARE);
  console.log(
    `${(all.length / elapsed).toFixed(0)} requests/s for ${elapsed.toFixed(0)} s, ${prepared.learners.length} learners; ` +
      `processor (100 % is one core): server ${percent((await processorSeconds(pid)) - startedAt)}, ` +
      `generator ${percent((used.user + used.system) / 1e6)}`,
  );
  console.log(
    `memory: ${(await residentMemory(pid)).toFixed(0)} MB, growth after the warm-up ${slopeOf(settled).toFixed(2)} MB per minute`,
  );
  for (const [name, count] of errors) console.error(`${name}: ${count}`);
  failed = errors.size > 0 || !(p95 <= P95_TARGET_MS);
} finally {
  client.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
