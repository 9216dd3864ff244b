// node tools/run/with-postgres.mjs npm run load -w @zarra/benchmarks -- [--rate 300] [--seconds 600]
// Mixed load on one process with PostgreSQL: of 100 requests 70 are public reads (pages, data, half of them conditional), 20 are
// results of learners and 10 are first submissions. Requests start at a constant rate, whatever the responses take, and each
// latency counts from the planned start. Prints percentiles by kind, the processor time of server and generator, and the growth of
// the server's memory.
import { setTimeout as wait } from 'node:timers/promises';
import {
  addressOf,
  createClient,
  lessonsByClass,
  registerMany,
  signIn,
  submission,
  type Client,
} from './keep-alive-client.js';
import { processorSeconds, residentMemory } from './process-usage.js';
import { checkTarget, fail, readOptions, run } from './runner.js';
import { newDatabase, startSite } from './site.js';
import { quantile, slopeOf } from './statistics.js';

const { rate, seconds } = readOptions({ rate: 300, seconds: 600 });
const CONNECTIONS = 200;
const TICK_MS = 10;
const MEMORY_SAMPLE_MS = 5000;
/** Start of the run in which memory still grows: caches fill, code is compiled. */
const WARM_UP_SHARE = 0.2;

type Kind = 'page' | 'data' | 'unchanged data' | 'result' | 'submission';
interface Planned {
  readonly kind: Kind;
  readonly send: () => Promise<{ readonly status: number }>;
}

/** Signs in enough learners for the first submissions of the whole run. */
async function prepare(client: Client) {
  const shown = (await lessonsByClass(client)).flat();
  const tests = shown.filter((lesson) => lesson.tests_count > 0).length;
  const learners: { from: string; headers: { authorization: string } }[] = [];
  const accounts = await registerMany(client, Math.ceil((rate * seconds * 0.1) / tests));
  for (const [n, account] of accounts.entries())
    learners.push({ from: addressOf(n), headers: await signIn(client, account, addressOf(n)) });
  const own = (await lessonsByClass(client, learners[0]?.headers)).flat();
  return { learners, lessons: own.filter((lesson) => lesson.tests.length > 0) };
}

/** The n-th request of the run. */
function planRequests(client: Client, { learners, lessons }: Awaited<ReturnType<typeof prepare>>) {
  const pages = ['/', '/simulation', ...lessons.map(({ id }) => `/learn?topic=${id}`)];
  const lists = ['/simulators/', '/classes/', '/lessons/', '/contact/', '/about/'];
  const etags = new Map<string, string>();
  let submitted = 0;
  /** The n-th first submission: lesson by lesson over all learners. */
  const pairOf = (n: number) => ({
    learner: learners[n % learners.length],
    lesson: lessons[Math.floor(n / learners.length) % lessons.length] as (typeof lessons)[number],
  });
  return (n: number): Planned => {
    const share = n % 10;
    if (share === 9) {
      const { learner, lesson } = pairOf(submitted++);
      const options = { ...learner, body: submission(lesson, n) };
      return { kind: 'submission', send: () => client.call('POST', '/submit-test/', options) };
    }
    if (share >= 7 && submitted > CONNECTIONS) {
      // A submission that was answered long ago.
      const { learner, lesson } = pairOf((n * 7919) % (submitted - CONNECTIONS));
      const path = `/lesson-test-result/${lesson.id}/`;
      return { kind: 'result', send: () => client.call('GET', path, learner) };
    }
    if (share % 3 === 0) return { kind: 'page', send: () => client.get(pages[n % pages.length] ?? '/') };
    const list = `/api${lists[n % lists.length] ?? ''}`;
    const etag = etags.get(list);
    if (share % 3 === 2 && etag !== undefined)
      return { kind: 'unchanged data', send: () => client.get(list, { 'if-none-match': etag }) };
    const send = async () => {
      const response = await client.get(list);
      etags.set(list, response.headers.etag ?? '');
      return response;
    };
    return { kind: 'data', send };
  };
}

await run(async () => {
  const { port, pid } = await startSite({ env: await newDatabase() });
  const client = createClient(port, CONNECTIONS);
  const prepared = await prepare(client);
  const plan = planRequests(client, prepared);
  const latencies: Record<Kind, number[]> = {
    ...{ page: [], data: [], 'unchanged data': [], result: [], submission: [] },
  };
  const errors = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const perform = async ({ kind, send }: Planned, planned: number): Promise<void> => {
    const result = await send().then(
      ({ status }) => status,
      (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error),
    );
    if (result === (kind === 'unchanged data' ? 304 : 200)) latencies[kind].push(performance.now() - planned);
    else errors.set(`${kind}: ${result}`, (errors.get(`${kind}: ${result}`) ?? 0) + 1);
  };

  const samples: [minutes: number, megabytes: number][] = [];
  const serverBefore = await processorSeconds(pid);
  const generatorBefore = process.cpuUsage();
  const start = performance.now();
  const sampling = setInterval(() => {
    const minutes = (performance.now() - start) / 60_000;
    void residentMemory(pid).then((megabytes) => samples.push([minutes, megabytes]));
  }, MEMORY_SAMPLE_MS);
  for (let n = 0; n < rate * seconds;) {
    for (; n < rate * seconds && (n / rate) * 1000 <= performance.now() - start; n += 1)
      pending.push(perform(plan(n), start + (n / rate) * 1000));
    await wait(TICK_MS);
  }
  await Promise.all(pending);
  clearInterval(sampling);
  const elapsed = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(generatorBefore);

  const all = Object.values(latencies).flat();
  for (const [name, numbers] of Object.entries({ ...latencies, all })) {
    const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => quantile(numbers, share).toFixed(1));
    console.log(
      `${name.padEnd(15)} ${String(numbers.length).padStart(7)}: p50 ${p50}, p95 ${p95}, p99 ${p99}, max ${max} ms`,
    );
  }
  const percent = (spent: number) => `${((100 * spent) / elapsed).toFixed(0)} %`;
  const settled = samples.filter(([minutes]) => minutes * 60 > seconds * WARM_UP_SHARE);
  console.log(
    `${(all.length / elapsed).toFixed(0)} requests/s for ${elapsed.toFixed(0)} s, ${prepared.learners.length} learners; ` +
      `processor (100 % is one core): server ${percent((await processorSeconds(pid)) - serverBefore)}, ` +
      `generator ${percent((user + system) / 1e6)}\n` +
      `memory: ${(await residentMemory(pid)).toFixed(0)} MB, growth after the warm-up ${slopeOf(settled).toFixed(2)} MB per minute`,
  );
  for (const [name, count] of errors) fail(`${count} × ${name}`);
  checkTarget('p95 of all', quantile(all, 0.95), { max: 100, digits: 1, unit: ' ms' });
});
