// Sends requests of learners at a fixed rate. Each learner has a separate address and separate connections.
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** Address of the site. */
interface Target {
  readonly host: string;
  readonly port: number;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

interface Question {
  readonly id: number;
}
interface SchoolClass {
  readonly lessons: readonly { readonly id: number; readonly tests: readonly Question[] }[];
}

/** A signed-in learner. */
interface Learner {
  readonly send: (path: string, body?: object) => Promise<Reply>;
  readonly name: string;
  readonly password: string;
}

/** Maximum pending requests. On a slow machine the rate decreases, so that no queue grows. */
const MAX_RUNNING = 40;

const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** @param number from 1; gives the learner a separate address */
function createSender({ host, port }: Target, number: number) {
  const agent = new Agent({
    keepAlive: true,
    localAddress: `127.0.1.${number}`,
    rejectUnauthorized: false,
    servername: host,
  });
  let token: string | undefined;
  const send = (path: string, body?: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        'accept-encoding': 'gzip',
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const method = body ? 'POST' : 'GET';
      const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const isCompressed = response.headers['content-encoding'] === 'gzip';
          const received = Buffer.concat(chunks);
          const content = isCompressed ? gunzipSync(received) : received;
          resolve({ status: response.statusCode ?? 0, body: content.toString() });
        });
      });
      call.on('error', reject);
      call.end(body && JSON.stringify(body));
    });
  return { send, signIn: (access: string) => (token = access), close: () => agent.destroy() };
}

/** @throws when a call fails */
async function register(
  target: Target,
  series: string,
  number: number,
): Promise<Learner & { close: () => void }> {
  const { send, signIn, close } = createSender(target, number);
  const name = `oquvchi-${series}-${number}`;
  const password = `Kvant-tebranish ${number}`;
  const call = async (path: string, body: object): Promise<Reply> => {
    const reply = await send(path, body);
    if (!isSuccess(reply)) throw new Error(`${path}: ${reply.status} ${reply.body}`);
    return reply;
  };
  await call('/api/register/', { username: name, email: `${name}@maktab.uz`, password });
  const { body } = await call('/api/login/', { username: name, password });
  signIn((JSON.parse(body) as { access: string }).access);
  return { send, close, name, password };
}

export interface LoadReport {
  readonly requests: number;
  readonly submissions: number;
  readonly signIns: number;
  readonly seconds: number;
  /** A line for each failed request. */
  readonly failures: readonly string[];
  /** Milliseconds, ascending. */
  readonly latencies: readonly number[];
}

/** The kinds of requests repeat after so many. */
const KINDS = 20;

/**
 * Sends requests until `work` is done: of 20 requests 9 are for pages, 5 for lists, 5 are submissions and one is a sign-in. A request
 * has failed without a response, with a status other than 2xx, or when a repeated submission gets a different result.
 * @param rate requests per second; fewer on a slow machine
 * @param series of user names: each load of a site needs another
 */
export async function runLoad(
  target: Target,
  {
    rate,
    learners: count,
    series = '1',
  }: { readonly rate: number; readonly learners: number; readonly series?: string },
  work: () => Promise<void>,
): Promise<LoadReport> {
  const learners = await Promise.all(
    Array.from({ length: count }, (_, n) => register(target, series, n + 1)),
  );
  // A sign-in may end the oldest session of a learner.
  const signingIn = learners.filter((_, index) => index % 4 === 0);
  const others = learners.filter((_, index) => index % 4 !== 0);
  const [first] = learners;
  // The questions are sent to signed-in learners only.
  const classes = JSON.parse((await first?.send('/api/classes/', undefined))?.body ?? '[]') as SchoolClass[];
  const lessons = classes
    .flatMap((schoolClass) => schoolClass.lessons)
    .filter(({ tests }) => tests.length > 0);
  const pages = ['/', '/simulation', '/maxfiylik', ...lessons.map(({ id }) => `/learn?topic=${id}`)];
  const failures: string[] = [];
  const latencies: number[] = [];
  const results = new Map<string, string>();
  const counts = { submissions: 0, signIns: 0 };
  const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

  async function submit({ send, name }: Learner, turn: number): Promise<Reply> {
    const { id, tests } = pick(lessons, turn);
    counts.submissions += 1;
    const answers = Object.fromEntries(tests.map((question) => [question.id, 1]));
    const reply = await send('/api/submit-test/', { lesson: id, answers });
    const key = `${name} ${id}`;
    if (isSuccess(reply) && (results.get(key) ?? reply.body) !== reply.body)
      failures.push(`lesson ${id}: two results`);
    if (isSuccess(reply)) results.set(key, reply.body);
    return reply;
  }
  function sendOne(turn: number): Promise<Reply> {
    const learner = pick(others, turn);
    const round = Math.floor(turn / learners.length);
    const kind = (turn * 7) % KINDS;
    if (kind < 9) return learner.send(pick(pages, round + turn));
    if (kind < 14) return learner.send(pick(['/api/simulators/', '/api/lessons/', '/api/contact/'], turn));
    // In turn: their number is limited for each learner.
    if (kind < 19)
      return submit(pick(others, counts.submissions), Math.floor(counts.submissions / others.length));
    counts.signIns += 1;
    const { send, name, password } = pick(signingIn, counts.signIns);
    return send('/api/login/', { username: name, password });
  }
  async function measure(turn: number): Promise<void> {
    const startedAt = performance.now();
    try {
      const reply = await sendOne(turn);
      if (!isSuccess(reply)) failures.push(`request ${turn}: ${reply.status} ${reply.body.slice(0, 200)}`);
    } catch (error) {
      failures.push(`request ${turn}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
    }
    latencies.push(performance.now() - startedAt);
  }

  const working = { current: true };
  const finished = work().finally(() => (working.current = false));
  // Its error is thrown at the end, after the last request.
  finished.catch(() => undefined);
  const startedAt = performance.now();
  const running = new Set<Promise<void>>();
  let sent = 0;
  let next = startedAt;
  while (working.current) {
    for (; next <= performance.now() && running.size < MAX_RUNNING; next += 1000 / rate, sent += 1) {
      const one = measure(sent).finally(() => running.delete(one));
      running.add(one);
    }
    // Time lost on a slow machine is not made up for.
    if (running.size >= MAX_RUNNING) next = Math.max(next, performance.now());
    await wait(5);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(running);
  for (const { close } of learners) close();
  await finished;
  return { requests: sent, ...counts, seconds, failures, latencies: latencies.sort((a, b) => a - b) };
}
