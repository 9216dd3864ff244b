import { readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestApp } from '../testing/app.js';
import { databaseKinds } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { createReadiness } from './readiness.js';

describe.each(databaseKinds)('readiness (%s)', (kind) => {
  test('a silent database is noticed in two seconds, by any number of probes on one connection', async () => {
    const app = await openTestApp(kind);
    const { db } = app.database;
    let queries = 0;
    let answer = (): void => undefined;
    const silent = new Promise<void>((resolve) => (answer = resolve));
    const withSilence = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        await silent;
        return result;
      },
    });
    const readiness = createReadiness(withSilence, undefined);
    const started = performance.now();
    const states = await Promise.all(Array.from({ length: 30 }, () => readiness.check()));
    expect(performance.now() - started).toBeGreaterThan(1900);
    for (const { ready, checks } of states) {
      expect(ready).toBe(false);
      expect(checks.database).toEqual({ ok: false, error: 'no answer in 2000 ms' });
    }
    expect(queries).toBe(1);
    answer();
    expect((await readiness.check()).ready).toBe(true);
    await app.close();
  });

  test('a failing database is noticed; the public answer has no reason', async () => {
    const app = await openTestApp(kind);
    await app.database.db.destroy();
    const response = await app.fastify.inject('/api/health/ready');
    expect([response.statusCode, Object.keys(response.json())]).toEqual([503, ['detail']]);
    expect((await app.fastify.inject('/api/health/live')).statusCode).toBe(200);
    await app.fastify.close();
  });
});

test('a data folder that cannot be written is noticed, and its result is used for some seconds', async () => {
  const dataDir = path.join(await makeFolder(), 'data');
  await writeFile(dataDir, 'a file instead of a folder');
  const app = await openTestApp('embedded', { dataDir });
  const { db } = app.database;
  expect((await app.fastify.inject('/api/health/ready')).statusCode).toBe(503);
  const { checks } = await createReadiness(db, dataDir).check();
  expect(checks.disk).toEqual({ ok: false, error: 'EEXIST' });

  const folder = await makeFolder();
  const full = await createReadiness(db, folder, Number.MAX_SAFE_INTEGER).check();
  expect(full.ready).toBe(false);
  expect(full.checks.disk).toEqual({ ok: false, error: expect.stringMatching(/^\d+ MiB free$/) });
  expect(await readdir(folder)).toEqual([]);
  const readiness = createReadiness(db, folder);
  expect((await readiness.check()).ready).toBe(true);
  await rename(folder, `${folder}-away`);
  expect((await readiness.check()).ready).toBe(true);
  await rename(`${folder}-away`, folder);
  await app.close();
});

test('a server that stops is not ready', async () => {
  const app = await openTestApp('embedded');
  const { readiness } = app.fastify;
  expect((await readiness.check()).ready).toBe(true);
  await app.fastify.close();
  expect((await readiness.check()).checks.shutdown).toEqual({ ok: false, error: 'the server is stopping' });
  await app.database.close();
});
