import { lstat, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTaskMonitor } from '../background-tasks.js';
import { createRefreshTokens } from '../sessions/refresh-token.js';
import { openTestApp, type TestApp } from '../testing/app.js';
import { DAY, makeClock, MINUTE } from '../testing/clock.js';
import { oneDatabaseKind } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { makeLearner, post, signIn } from '../testing/learner.js';
import { captureLog } from '../testing/log.js';
import { clientAt, openRecoveryTest } from '../testing/recovery.js';
import { readSecurityLog, type SecurityLogLine } from '../testing/security-log.js';
import { MAX_DAY_BYTES, openSecurityLogFile } from './log-file.js';

/** Closes the server, which writes the waiting lines. */
async function linesOf(app: Pick<TestApp, 'close'>, folder: string): Promise<SecurityLogLine[]> {
  await app.close();
  return readSecurityLog(folder);
}

describe.each(oneDatabaseKind('embedded'))('the security log (%s)', (kind) => {
  test('has a line for each event of accounts and sessions, with account and address', async () => {
    const dataDir = await makeFolder();
    const clock = makeClock();
    const app = await openTestApp(kind, { dataDir, now: clock.now });
    const learner = await makeLearner(app);
    const wrong = { username: learner.username, password: 'notogri-parol' };
    await post(app, '/login/', wrong, { from: '203.0.113.9' });
    await post(app, '/login/', { username: 'parolim-shu-edi', password: 'x' }, { from: '203.0.113.9' });
    await post(app, '/logout/', { refresh: learner.refresh });
    const { refresh } = await signIn(app, learner);
    const [sid = ''] = refresh.split('.');
    const { sign } = createRefreshTokens(app.fastify.keys.refreshToken);
    for (let counter = 0; counter < 3; counter += 1) {
      clock.advance(MINUTE);
      expect((await post(app, '/token/refresh/', { refresh: sign({ sid, counter }) })).status).toBe(200);
    }
    clock.advance(MINUTE);
    expect((await post(app, '/token/refresh/', { refresh })).status).toBe(401);
    for (let n = 0; n < 11; n += 1) await signIn(app, learner);

    const lines = await linesOf(app, dataDir);
    const { username } = learner;
    const account = { user: 1, username };
    expect(lines.slice(0, 7)).toEqual([
      expect.objectContaining({ event: 'registration', ...account }),
      expect.objectContaining({ event: 'sign-in', ...account, address: '127.0.0.1' }),
      expect.objectContaining({
        time: '2026-03-01T08:00:00.000Z',
        event: 'sign-in-failed',
        ...account,
        address: '203.0.113.9',
        route: '/api/login/',
        request: expect.any(String),
      }),
      expect.not.objectContaining({ username: expect.anything() }),
      expect.objectContaining({ event: 'sign-out', ...account }),
      expect.objectContaining({ event: 'sign-in', ...account }),
      expect.objectContaining({ event: 'session-ended', reason: 'token-reused', sessions: 1, ...account }),
    ]);
    expect(lines.at(-1)).toMatchObject({
      event: 'session-ended',
      reason: 'session-limit',
      sessions: 1,
      ...account,
    });
    expect(JSON.stringify(lines)).not.toMatch(/parolim|notogri|@zarra/);
  });

  test('has a line for each step of a recovery and for a reached limit', async () => {
    const dataDir = await makeFolder();
    const recovery = await openRecoveryTest(kind, { dataDir });
    const { id, username, email } = await recovery.addLearner();
    const key = await recovery.verifiedKey(email);
    expect((await recovery.reset(key)).status).toBe(200);
    const ask = () =>
      recovery.post('/forgot-password/', { email: 'hechkim@zarra.uz' }, clientAt('203.0.113.9'));
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    const lines = await linesOf(recovery.app, dataDir);
    const account = { user: id, username };
    expect(lines).toEqual([
      expect.objectContaining({ event: 'recovery-requested', ...account }),
      expect.objectContaining({ event: 'recovery-verified', ...account }),
      expect.objectContaining({ event: 'password-reset', ...account }),
      expect.not.objectContaining({ user: expect.anything() }),
      expect.objectContaining({ event: 'limit-reached', route: '/api/forgot-password/' }),
    ]);
    for (const line of lines) expect(line['address']).toMatch(/^[\d.]+$/);
    expect(JSON.stringify(lines)).not.toContain('@');
  });
});

test('a flood of refused requests is one line a minute for each address and route, with their number', async () => {
  const dataDir = await makeFolder();
  const clock = makeClock();
  const app = await openTestApp('embedded', { dataDir, now: clock.now });
  app.fastify.get('/sinov', (request) => {
    app.fastify.securityLog({ event: 'limit-reached', request });
    return {};
  });
  const send = (remoteAddress: string) => app.fastify.inject({ url: '/sinov', remoteAddress });
  for (let n = 0; n < 100; n += 1) await send('203.0.113.9');
  await send('203.0.113.10');
  clock.advance(MINUTE);
  await send('203.0.113.9');
  const lines = await linesOf(app, dataDir);
  expect(lines.map(({ address, omitted }) => [address, omitted])).toEqual([
    ['203.0.113.9', undefined],
    ['203.0.113.10', undefined],
    ['203.0.113.9', 99],
  ]);
});

test('a name with line breaks stays on its line', async () => {
  const dataDir = await makeFolder();
  const app = await openTestApp('embedded', { dataDir });
  const username = 'a\r\n{"event":"sign-in"}\u2028\u0085\u202eb\u0000';
  app.fastify.get('/sinov', (request) => {
    app.fastify.securityLog({ event: 'sign-in', request, user: { id: 7, username } });
    return {};
  });
  await app.fastify.inject('/sinov');
  const [line, ...others] = await linesOf(app, dataDir);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ event: 'sign-in', user: 7, username });
  const text = await readFile(path.join(dataDir, 'security.log'), 'utf8');
  expect(text.trimEnd()).toMatch(/^[ -~]+$/);
});

describe('the file', () => {
  const { log, text: logged } = captureLog();
  const open = (folder: string, now: () => Date) =>
    openSecurityLogFile({ folder, now, task: createTaskMonitor({ log })('security log', 'could not write') });

  test('is one file for each day, readable by its owner, kept 90 days', async () => {
    const folder = path.join(await makeFolder(), 'new');
    const clock = makeClock('2026-03-01T23:59:59.000Z');
    const file = open(folder, clock.now);
    for (let day = 0; day < 92; day += 1) {
      file.write(`{"day":${day}}\n`);
      await file.flush();
      clock.advance(DAY);
    }
    const names = (await readdir(folder)).sort();
    expect(names).toHaveLength(92);
    expect(names.slice(0, 2)).toEqual(['security-2026-03-02.log', 'security-2026-03-03.log']);
    expect(names.at(-1)).toBe('security.log');
    expect((await lstat(path.join(folder, 'security.log'))).isSymbolicLink()).toBe(true);
    expect(await readSecurityLog(folder)).toEqual([{ day: 91 }]);
    for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('while it cannot be written nothing fails, one line reports it, and the lines are written afterwards', async () => {
    const folder = await makeFolder();
    const blocked = path.join(folder, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const file = open(blocked, () => new Date());
    for (let n = 0; n < 5; n += 1) {
      file.write(`{"n":${n}}\n`);
      await file.flush();
    }
    expect(logged().split('could not write').length - 1).toBe(1);
    await rm(blocked);
    file.write('{"n":5}\n');
    await file.flush();
    expect((await readSecurityLog(blocked)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(logged()).toContain('security log works again');
    expect(logged()).toMatch(/"code":"(?:ENOTDIR|EEXIST)"/);
  });

  test('has a maximum size a day; the next day it is written again', async () => {
    const folder = await makeFolder();
    const clock = makeClock('2026-03-01T12:00:00.000Z');
    const file = open(folder, clock.now);
    const full = path.join(folder, 'security-2026-03-01.log');
    await writeFile(full, '');
    await truncate(full, MAX_DAY_BYTES);
    file.write('{"n":1}\n');
    await file.flush();
    expect((await stat(full)).size).toBe(MAX_DAY_BYTES);
    clock.advance(DAY);
    file.write('{"n":2}\n');
    await file.flush();
    expect(await readSecurityLog(folder)).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
