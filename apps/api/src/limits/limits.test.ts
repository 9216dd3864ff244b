import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../http/refusal.js';
import { makeFolder } from '../test-folder.js';
import { captureLog } from '../test-log.js';
import { waitUntil } from '../test-process.js';
import { allowances } from './limit-table.js';
import { createLimits, type LimitName, type Limits } from './limits.js';

const silent = { warn: () => undefined };
const names = Object.keys(allowances) as LimitName[];

/** 200 or the seconds to wait. */
const take = (limits: Limits, name: LimitName, key: string) =>
  limits.take(name, key).then(
    () => 200,
    (refusal: unknown) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      return [refusal.status, Number(refusal.extra.headers?.['retry-after'])];
    },
  );

/** The common behaviour, wherever the counts are kept. */
function describeLimits(open: () => Promise<Limits>): void {
  let limits: Limits;
  beforeAll(async () => {
    limits = await open();
  });
  afterAll(() => limits.close());

  test.each(names)('%s: so many uses of one key, and not one more', async (name) => {
    const { uses, seconds } = allowances[name];
    const answers = await Promise.all(Array.from({ length: uses + 5 }, () => take(limits, name, 'kalit')));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(uses);
    const [status, wait = 0] = answers.at(-1) as number[];
    expect([status, wait > seconds - 30 && wait <= seconds]).toEqual([429, true]);
    expect(await take(limits, name, 'boshqa kalit')).toBe(200);
  });

  const signIn = (evaluate: () => Promise<object | undefined>, account = 'hisob') =>
    limits.signIn(account, '192.0.2.1', evaluate).then(
      (result) => (result ? 'in' : 'wrong'),
      (error: unknown) => (error instanceof Error && error.message === 'away' ? 'away' : 'wait'),
    );
  const away = () => Promise.reject(new Error('away'));

  test('a sign-in that could not be evaluated is not counted, free or after a wait', async () => {
    for (let n = 0; n < 30; n += 1) expect(await signIn(away)).toBe('away');
    for (let n = 0; n < 9; n += 1) expect(await signIn(() => Promise.resolve(undefined))).toBe('wrong');
    // The tenth would start the first wait.
    for (let n = 0; n < 5; n += 1) expect(await signIn(away)).toBe('away');
    expect(await signIn(() => Promise.resolve(undefined))).toBe('wrong');
    expect(await signIn(() => Promise.resolve({}))).toBe('wait');
  });

  test('nothing is evaluated while an account waits', async () => {
    for (let n = 0; n < 10; n += 1) await signIn(() => Promise.resolve(undefined), 'kutuvchi');
    let evaluated = 0;
    await signIn(() => Promise.resolve(void (evaluated += 1)), 'kutuvchi');
    expect(evaluated).toBe(0);
  });
}

describe('limits in this process', () => {
  describeLimits(() => createLimits({ redisUrl: undefined, log: silent }));
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
    const gone = once(redis, 'close');
    redis.kill('SIGKILL');
    await gone;
  };
  /** Resolves once this process counts in Redis. */
  const open = async (log: Parameters<typeof createLimits>[0]['log'] = silent): Promise<Limits> => {
    const limits = await createLimits({ redisUrl: `redis://127.0.0.1:${port}`, log });
    await waitUntil(async () => await isShared(limits));
    return limits;
  };
  /** Whether two keys taken by two clients meet in one counter. */
  let probes = 0;
  const isShared = async (limits: Limits): Promise<boolean> => {
    const key = `sinov-${(probes += 1)}`;
    for (let n = 0; n < 4; n += 1) await take(limits, 'recoveryByMailbox', key);
    const keys = spawnSync('redis-cli', ['-p', String(port), 'dbsize'], { encoding: 'utf8', timeout: 2000 });
    const before = Number(keys.stdout);
    await take(limits, 'recoveryByMailbox', `${key}-yangi`);
    const after = spawnSync('redis-cli', ['-p', String(port), 'dbsize'], { encoding: 'utf8', timeout: 2000 });
    return Number(after.stdout) === before + 1;
  };

  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(stop);

  describeLimits(() => open());

  test('several processes count together', async () => {
    const [one, other] = [await open(), await open()];
    const answers = [];
    for (let n = 0; n < 5; n += 1) {
      answers.push(
        await take(one, 'recoveryByMailbox', 'umumiy'),
        await take(other, 'recoveryByMailbox', 'umumiy'),
      );
    }
    expect(answers.filter((answer) => answer === 200)).toHaveLength(8);
    for (const limits of [one, other]) await limits.close();
  });

  test('neither names nor addresses stand in Redis', async () => {
    const limits = await open();
    await limits.take('recoveryByMailbox', 'maxfiy@zarra.uz');
    await limits.signIn('maxfiy', '203.0.113.77', () => Promise.resolve(undefined));
    const { stdout } = spawnSync('redis-cli', ['-p', String(port), 'keys', '*'], { encoding: 'utf8' });
    expect(stdout).toContain('zarra:recoveryByMailbox:');
    expect(stdout).not.toMatch(/maxfiy|203\.0\.113/);
    await limits.close();
  });

  test('while Redis is away each process counts alone, says so once, and goes back soon', async () => {
    const { log, text } = captureLog();
    const limits = await open(log);
    const said = () => text().split('Redis does not answer').length - 1;
    await stop();
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push(await take(limits, 'recoveryByMailbox', 'uzilgan'));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(8);
    for (let n = 0; n < 10; n += 1)
      await limits.signIn('uzilgan', '192.0.2.9', () => Promise.resolve(undefined));
    await expect(limits.signIn('uzilgan', '192.0.2.9', () => Promise.resolve({}))).rejects.toMatchObject({
      status: 429,
    });
    expect(said()).toBe(1);
    await start();
    await waitUntil(() => isShared(limits));
    expect(said()).toBe(1);
    await limits.close();
  });

  test('a Redis that hangs holds nobody up for long', async () => {
    const limits = await open();
    redis.kill('SIGSTOP');
    try {
      const counted = limits.signIn('osilgan', '192.0.2.8', () => Promise.resolve(undefined));
      // Both timers are of this process: a busy machine delays them alike.
      expect(await Promise.race([counted, wait(2500, 'held up')])).toBeUndefined();
      for (let n = 0; n < 9; n += 1)
        expect(await take(limits, 'recoveryByMailbox', 'osilgan')).toEqual(
          n < 8 ? 200 : [429, expect.any(Number)],
        );
    } finally {
      redis.kill('SIGCONT');
    }
    await waitUntil(() => isShared(limits));
    await limits.close();
  });
});
