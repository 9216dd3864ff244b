import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createTaskMonitor } from '../background-tasks.js';
import { HttpError } from '../http/http-error.js';
import { makeFolder } from '../testing/folder.js';
import { captureLog } from '../testing/log.js';
import { waitUntil } from '../testing/process.js';
import { rateLimits } from './limit-table.js';
import { createLimits, type LimitName, type Limits } from './limits.js';

const silent = { warn: () => undefined, info: () => undefined };
const names = Object.keys(rateLimits) as LimitName[];
/** The limit of the tests that need any. */
const { uses } = rateLimits.resetByKey;

/** 200, or the status and the seconds of Retry-After. */
const tryConsume = (limits: Limits, name: LimitName, key: string) =>
  limits.consume(name, key).then(
    () => 200,
    (error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      return [error.status, Number(error.extra.headers?.['retry-after'])];
    },
  );

const attemptOn = (account: string, address: string, knownDevice?: string) => ({
  account,
  address,
  knownDevice,
  signal: new AbortController().signal,
});
const fail = () => Promise.resolve(undefined);

/** The behaviour common to both stores. */
function describeLimits(open: () => Promise<Limits>): void {
  let limits: Limits;
  beforeAll(async () => {
    limits = await open();
  });
  afterAll(() => limits.close());

  test.each(names)('%s: allows its uses of one key and no more', async (name) => {
    const { uses, seconds } = rateLimits[name];
    const results = await Promise.all(
      Array.from({ length: uses + 5 }, () => tryConsume(limits, name, 'kalit')),
    );
    expect(results.filter((result) => result === 200)).toHaveLength(uses);
    const [status, wait = 0] = results.at(-1) as number[];
    expect([status, wait > seconds - 30 && wait <= seconds]).toEqual([429, true]);
    expect(await tryConsume(limits, name, 'boshqa kalit')).toBe(200);
  });

  const signIn = (evaluate: () => Promise<object | undefined>, account = 'hisob') =>
    limits.signIn(attemptOn(account, '192.0.2.1'), evaluate).then(
      (result) => (result ? 'in' : 'wrong'),
      (error: unknown) =>
        error instanceof Error && error.message === 'unavailable' ? 'unavailable' : 'wait',
    );
  const unavailable = () => Promise.reject(new Error('unavailable'));

  test('a sign-in whose evaluation fails is not counted, before or after the first wait', async () => {
    for (let n = 0; n < 30; n += 1) expect(await signIn(unavailable)).toBe('unavailable');
    for (let n = 0; n < 9; n += 1) expect(await signIn(() => Promise.resolve(undefined))).toBe('wrong');
    // A tenth failure would start the first wait.
    for (let n = 0; n < 5; n += 1) expect(await signIn(unavailable)).toBe('unavailable');
    expect(await signIn(() => Promise.resolve(undefined))).toBe('wrong');
    expect(await signIn(() => Promise.resolve({}))).toBe('wait');
  });

  test('no sign-in is evaluated during the wait of an account', async () => {
    for (let n = 0; n < 10; n += 1) await signIn(() => Promise.resolve(undefined), 'kutuvchi');
    let evaluated = 0;
    await signIn(() => Promise.resolve(void (evaluated += 1)), 'kutuvchi');
    expect(evaluated).toBe(0);
  });

  test('a known device is counted by itself', async () => {
    const attempt = attemptOn('nishon', '192.0.2.2');
    for (let n = 0; n < 30; n += 1) await limits.signIn(attempt, fail).catch(() => undefined);
    const known = { ...attempt, knownDevice: 'qurilma' };
    for (let n = 0; n < 20; n += 1) expect(await limits.signIn(known, fail)).toBeUndefined();
    await expect(limits.signIn(known, fail)).rejects.toMatchObject({ status: 429, key: 'signInLater' });
  });
}

describe('limits in this process', () => {
  describeLimits(() =>
    createLimits({ redisUrl: undefined, monitorTask: createTaskMonitor({ log: silent }) }),
  );
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const withRedis = hasRedis ? describe : describe.skip;

withRedis('limits in Redis (skipped where no redis-server is installed)', () => {
  let port: number;
  let redis: ChildProcess;
  const start = async (): Promise<void> => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      await makeFolder(),
    ];
    redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(redis.stdout as NodeJS.ReadableStream, 'data');
  };
  const stop = async (): Promise<void> => {
    const closed = once(redis, 'close');
    redis.kill('SIGKILL');
    await closed;
  };
  /** Creates limits and waits until they are counted in Redis. */
  const open = async (log: Parameters<typeof createTaskMonitor>[0]['log'] = silent): Promise<Limits> => {
    const limits = await createLimits({
      redisUrl: `redis://127.0.0.1:${port}`,
      monitorTask: createTaskMonitor({ log }),
    });
    await waitUntil(async () => await isShared(limits));
    return limits;
  };
  let probes = 0;
  /** Whether a new key of the limits appears in Redis. */
  const isShared = async (limits: Limits): Promise<boolean> => {
    const key = `sinov-${(probes += 1)}`;
    for (let n = 0; n < 4; n += 1) await tryConsume(limits, 'resetByKey', key);
    const keys = spawnSync('redis-cli', ['-p', String(port), 'dbsize'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    const before = Number(keys.stdout);
    await tryConsume(limits, 'resetByKey', `${key}-yangi`);
    const after = spawnSync('redis-cli', ['-p', String(port), 'dbsize'], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    return Number(after.stdout) === before + 1;
  };

  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(stop);

  describeLimits(() => open());

  test('several processes share their counts', async () => {
    const [one, other] = [await open(), await open()];
    const results = [];
    for (let n = 0; n < uses; n += 1) {
      results.push(
        await tryConsume(one, 'resetByKey', 'umumiy'),
        await tryConsume(other, 'resetByKey', 'umumiy'),
      );
    }
    expect(results.filter((result) => result === 200)).toHaveLength(uses);
    for (const limits of [one, other]) limits.close();
  });

  test('Redis contains no usernames and no addresses', async () => {
    const limits = await open();
    await limits.consume('resetByKey', 'maxfiy@zarra.uz');
    await limits.signIn(attemptOn('maxfiy', '203.0.113.77', 'maxfiy qurilma'), fail);
    const { stdout } = spawnSync('redis-cli', ['-p', String(port), 'keys', '*'], { encoding: 'utf8' });
    expect(stdout).toContain('zarra:resetByKey:');
    expect(stdout).not.toMatch(/maxfiy|203\.0\.113/);
    limits.close();
  });

  test('while Redis is down each process counts by itself, logs one warning, reconnects and logs that', async () => {
    const { log, text } = captureLog();
    const limits = await open(log);
    const warnings = () => text().split('Redis does not respond').length - 1;
    await stop();
    const results = [];
    for (let n = 0; n < uses + 9; n += 1) results.push(await tryConsume(limits, 'resetByKey', 'uzilgan'));
    expect(results.filter((result) => result === 200)).toHaveLength(uses);
    for (let n = 0; n < 10; n += 1) await limits.signIn(attemptOn('uzilgan', '192.0.2.9'), fail);
    const succeed = () => Promise.resolve({});
    await expect(limits.signIn(attemptOn('uzilgan', '192.0.2.9'), succeed)).rejects.toMatchObject({
      status: 429,
    });
    const known = attemptOn('uzilgan', '192.0.2.9', 'qurilma');
    expect(await limits.signIn(known, succeed)).toEqual({});
    expect(warnings()).toBe(1);
    await start();
    await waitUntil(() => isShared(limits));
    await waitUntil(() => text().includes('Redis works again'));
    expect(warnings()).toBe(1);
    limits.close();
  });

  test('a hanging Redis delays requests only briefly', async () => {
    const limits = await open();
    redis.kill('SIGSTOP');
    try {
      const attempt = limits.signIn(attemptOn('osilgan', '192.0.2.8'), fail);
      // Both timers run in this process: load on the machine delays both.
      expect(await Promise.race([attempt, wait(2500, 'timeout')])).toBeUndefined();
      const results = await Promise.all(
        Array.from({ length: uses + 1 }, () => tryConsume(limits, 'resetByKey', 'osilgan')),
      );
      expect(results.filter((result) => result === 200)).toHaveLength(uses);
    } finally {
      redis.kill('SIGCONT');
    }
    await waitUntil(() => isShared(limits));
    limits.close();
  });
});
