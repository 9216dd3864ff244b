import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import { buildModule } from '../testing/build-module.js';
import { validMessage } from '../testing/contact.js';
import { makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';
import { lockEngine, type EmbeddedEngine } from './embedded-engine.js';
import { connectEmbedded } from './open-database.js';
import { openPglite } from './open-pglite.js';
import { startEngineThread } from './start-engine-thread.js';
import type { Tables } from './tables.js';

let code: URL;
let inThread: EmbeddedEngine;
let inProcess: PGlite;
beforeAll(async () => {
  code = new URL(await buildModule(path.join(import.meta.dirname, 'pglite-thread.ts')));
  inThread = await startEngineThread(code)(path.join((await makeSite('embedded')).DATA_DIR, 'postgres'));
  inProcess = await PGlite.create();
  for (const engine of [inThread, inProcess])
    await engine.exec(
      'create table values_of_types (id integer primary key, written timestamptz, bytes bytea)',
    );
});
afterAll(async () => {
  await inThread.close();
  await inProcess.close();
});

const DAY = new Date('2026-03-01T10:00:00.123Z');

test.each([
  ['select $1::timestamptz as day, $2::date as date', [DAY, '2026-03-01']],
  ['select $1::bytea as bytes', [Buffer.from([0, 1, 255])]],
  ['select $1::jsonb as json, $2::text[] as texts', [{ a: [1, null] }, ['oʻn', 'ikki']]],
  ['select $1::int8 as large, $2::numeric as decimal, $3::boolean as no', [2n ** 60n, '1.50', false]],
  ['select $1::text as nothing', [null]],
  ['insert into values_of_types (id, written) values ($1, $2), ($3, $2) returning id', [1, DAY, 2]],
  ['update values_of_types set bytes = $1', [Buffer.from('zarra')]],
  ['select * from values_of_types order by id', []],
])('a statement has the same result in the thread as in this process: %s', async (statement, parameters) => {
  const [expected, actual] = await Promise.all([
    inProcess.query(statement, [...parameters]),
    inThread.query(statement, [...parameters]),
  ]);
  expect(actual.rows).toEqual(expected.rows);
  expect(actual.affectedRows).toBe(expected.affectedRows);
});

test('several statements have a result each', async () => {
  const results = await inThread.exec('select 1 as one; select 2 as two');
  expect(results.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ two: 2 }]]);
});

test('an error of PostgreSQL has its message and fields', async () => {
  const insert = async (engine: EmbeddedEngine) => {
    await engine.exec('delete from values_of_types');
    const twice = 'insert into values_of_types (id) values ($1), ($1)';
    return engine.query(twice, [7]).catch((error: unknown) => error);
  };
  const [expected, actual] = [await insert(inProcess), await insert(inThread)];
  expect(actual).toBeInstanceOf(Error);
  const { code, constraint, detail, message } = expected as Error & Record<string, string>;
  expect(actual).toMatchObject({ code, constraint, detail, message });
  expect(code).toBe('23505');
  expect((await inThread.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
});

test('calls are answered in their order, and this thread works meanwhile', async () => {
  const order: number[] = [];
  const calls = [1, 2, 3].map((id) =>
    inThread
      .query('select $1::integer as id, count(*) from generate_series(1, 300000)', [id])
      .then(({ rows }) => order.push((rows as { id: number }[])[0]?.id ?? 0)),
  );
  let turns = 0;
  const counting = (async () => {
    while (order.length === 0) {
      await nextTurn();
      turns += 1;
    }
  })();
  await Promise.all([...calls, counting]);
  expect(order).toEqual([1, 2, 3]);
  expect(turns).toBeGreaterThan(10);
});

test('a statement without an end fails; its transaction cannot continue in the engine that is opened next', async () => {
  const { DATA_DIR } = await makeSite('embedded');
  const database = connectEmbedded(await lockEngine(DATA_DIR, startEngineThread(code)), {});
  const { db } = database;
  const add = (from: Kysely<Tables>, slug: string) =>
    from.insertInto('categories').values({ slug, name: slug, position: 0 }).execute();
  await add(db, 'avval');
  const hanging = db.transaction().execute(async (transaction) => {
    await add(transaction, 'ichida');
    await expect(sql`do $$ begin loop end loop; end $$`.execute(transaction)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    await add(transaction, 'keyin');
  });
  await expect(hanging).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await add(db, 'oxirida');
  const rows = await db.selectFrom('categories').select('slug').where('position', '=', 0).execute();
  const added = ['avval', 'ichida', 'keyin', 'oxirida'];
  expect(rows.map(({ slug }) => slug).filter((slug) => added.includes(slug))).toEqual(['avval', 'oxirida']);
  await database.close();
});

/** A server whose fsync runs the code while the file exists, also in its threads. */
async function startOnDisk(faultCode: string) {
  const site = await makeSite('embedded');
  const fault = path.join(await makeFolder(), 'fault');
  const disk = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { fsyncSync } = fs;
    fs.fsyncSync = (fd) => {
      if (fs.existsSync(${JSON.stringify(fault)})) { ${faultCode} }
      fsyncSync(fd);
    };
    syncBuiltinESMExports();`;
  const server = runNode(['--import', `data:text/javascript,${encodeURIComponent(disk)}`, 'server.js'], {
    PORT: '0',
    ...site,
  });
  const [, origin = ''] = await server.waitFor(/Zarra is ready: (http:[\d.:/]+)/);
  const send = (name: string) =>
    fetch(`${origin}/api/contact-message/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...validMessage, name }),
    });
  const stored = async () => {
    const engine = await openPglite(path.join(site.DATA_DIR, 'postgres'));
    const { rows } = await engine.query<{ name: string }>('select name from contact_messages order by id');
    await engine.close();
    return rows.map(({ name }) => name);
  };
  return { server, fault, send, stored };
}

test.each(['for (;;);', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'])(
  'a thread that hangs costs the calls of that time; the next one is answered, and nothing acknowledged is lost: %s',
  async (hang) => {
    const { server, fault, send, stored } = await startOnDisk(hang);
    expect((await send('Birinchi')).status).toBe(201);
    await writeFile(fault, '');
    const hanging = send('Ikkinchi');
    await server.waitFor(/did not respond in 4\.5 s and is started again/);
    await rm(fault);
    expect((await hanging).status).toBe(503);
    expect((await send('Uchinchi')).status).toBe(201);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const names = await stored();
    expect(names).toContain('Birinchi');
    expect(names).toContain('Uchinchi');
  },
);

test('a server ends with its thread when the disk cannot flush, and keeps what it acknowledged', async () => {
  const { server, fault, send, stored } = await startOnDisk(`throw new Error('EIO: i/o error, fsync');`);
  expect((await send('Birinchi')).status).toBe(201);
  await writeFile(fault, '');
  await expect(send('Ikkinchi')).rejects.toThrow();
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(
    'The embedded database cannot continue: EIO: i/o error, fsync. Is the disk full or broken?',
  );
  expect(await stored()).toContain('Birinchi');
});
