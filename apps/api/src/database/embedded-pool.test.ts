import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { inject } from 'vitest';
import { requestLimits, runLongWork } from './call-limits.js';
import { embeddedPool } from './embedded-pool.js';

interface Notes {
  notes: { id: number };
}

let db: Kysely<Notes>;
beforeAll(async () => {
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(inject('templates').archives.empty) });
  const pool = embeddedPool(pglite, { ...requestLimits, response: 150 });
  db = new Kysely<Notes>({ dialect: new PostgresDialect({ pool }) });
  await sql`create table notes (id integer)`.execute(db);
});
afterAll(() => db.destroy());

const ids = async () =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);
const insert = (id: number) => db.insertInto('notes').values({ id }).execute();

test('a call that waits too long for the one session fails, and the transaction that holds it is complete', async () => {
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  const transaction = db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ id: 1 }).execute();
    await held;
    await trx.insertInto('notes').values({ id: 2 }).execute();
  });
  const refused = await Promise.allSettled([
    insert(10),
    insert(11),
    db.transaction().execute(() => insert(12)),
  ]);
  for (const result of refused) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEDOUT' } });
  }
  const patient = runLongWork(() => insert(3));
  const late = insert(4);
  finish();
  await Promise.all([transaction, patient, late]);
  expect(await ids()).toEqual([1, 2, 3, 4]);
});
