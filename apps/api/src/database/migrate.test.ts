import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { databaseKinds, openTestDatabase } from '../testing/database.js';
import { makeFolder, type FileTexts } from '../testing/folder.js';
import { requestLimits } from './call-limits.js';
import { migrate, MigrationError } from './migrate.js';
import type { Database } from './open-database.js';

const shipped = path.resolve(import.meta.dirname, '../../migrations');

/** The shipped migrations and further ones. */
async function folderWith(files: FileTexts): Promise<string> {
  const names = await readdir(shipped);
  const own = names.map(async (name) => [name, await readFile(path.join(shipped, name))] as const);
  return makeFolder({ ...Object.fromEntries(await Promise.all(own)), ...files });
}

describe.each(databaseKinds)('migrations (%s)', (kind) => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  const names = async (query: string): Promise<string[]> => {
    const { rows } = await sql.raw<{ name: string }>(query).execute(database.db);
    return rows.map(({ name }) => name);
  };
  const applied = () => names('select name from kysely_migration order by name');
  const tables = () =>
    names(`select tablename as name from pg_tables where schemaname = 'public' order by tablename`);
  const errorOf = async (folder?: string): Promise<string> => {
    const error = await migrate(database.db, folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MigrationError);
    return (error as MigrationError).message;
  };

  test('a second run applies nothing', async () => {
    const before = [await applied(), await tables()];
    expect(before[0]).toEqual((await readdir(shipped)).map((file) => path.basename(file, '.sql')).sort());
    expect(await migrate(database.db)).toEqual([]);
    expect([await applied(), await tables()]).toEqual(before);
  });

  test('pending SQL files are applied in the order of their names', async () => {
    const folder = await folderWith({
      '0901_second.sql': 'insert into numbers values (2)',
      '0900_first.sql': 'create table numbers (value integer primary key)',
      'README.md': 'not SQL',
      '0902_draft.sql.txt': 'not SQL either',
    });
    expect(await migrate(database.db, folder)).toEqual(['0900_first', '0901_second']);
    expect(await names('select value::text as name from numbers')).toEqual(['2']);
    expect(await migrate(database.db, folder)).toEqual([]);
  });

  test('concurrent starts all succeed and apply it once', async () => {
    const folder = await folderWith({
      '0900_slow.sql':
        'create table slow (value integer); select pg_sleep(0.3); insert into slow values (1);',
    });
    const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(database.db, folder)));
    expect(runs.flat()).toEqual(['0900_slow']);
    expect(await names('select value::text as name from slow')).toEqual(['1']);
  });

  test('a database newer than the program is an error and stays unchanged', async () => {
    const folder = await folderWith({
      '0900_next.sql': 'create table next (id integer)',
      '0901_last.sql': 'create table last (id integer)',
    });
    await migrate(database.db, folder);
    const before = [await applied(), await tables()];
    expect(await errorOf()).toBe(
      'The database is newer than this program: it has the unknown migrations 0900_next, 0901_last. Update the program.',
    );
    expect([await applied(), await tables()]).toEqual(before);
    expect(await migrate(database.db, folder)).toEqual([]);
  });

  test.each([
    ['a syntax error', 'create table half (id integer); creat table x ();', 'syntax error'],
    ['a failing statement', 'create table half (id integer); select 1 / 0;', 'division by zero'],
    ['a missing table', 'alter table nowhere add column x integer;', 'nowhere'],
  ])('%s rolls the batch back and names the file', async (_name, statements, reason) => {
    const before = [await applied(), await tables()];
    const files = {
      '0900_good.sql': `create table good (id integer); update content_state set revision = 99;`,
      '0902_after.sql': 'create table after_bad (id integer)',
    };
    const message = await errorOf(await folderWith({ ...files, '0901_bad.sql': statements }));
    expect(message).toMatch(/^The database could not be migrated \(0901_bad\): /);
    expect(message).toContain(reason);
    expect([await applied(), await tables()]).toEqual(before);

    const corrected = await folderWith({ ...files, '0901_bad.sql': 'create table half (id integer)' });
    expect(await migrate(database.db, corrected)).toEqual(['0900_good', '0901_bad', '0902_after']);
  });

  test('statements over several lines and functions with $$ bodies', async () => {
    const folder = await folderWith({
      '0900_function.sql': `-- A comment; with 'a quote' and $$
/* another;
   one */
create table notes (
  id integer generated always as identity,
  text text not null default 'semi;colon -- no comment'
);

create function shout() returns trigger language plpgsql as $$
declare
  mark text := '!;';
begin
  if new.text is not null then
    new.text := upper(new.text) || mark;
  end if;
  return new;
end;
$$;

create trigger shout before insert on notes for each row execute function shout();
do $body$ begin insert into notes (text) values ('oʻzbek $1 ? %'); end; $body$;
insert into notes default values;
`,
    });
    expect(await migrate(database.db, folder)).toEqual(['0900_function']);
    expect(await names('select text as name from notes order by id')).toEqual([
      'OʻZBEK $1 ? %!;',
      'SEMI;COLON -- NO COMMENT!;',
    ]);
  });

  test('the longer timeouts of a migration are reset afterwards', async () => {
    const limits = () =>
      names(`select name || ' ' || setting as name from pg_settings
        where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout') order by name`);
    // The embedded engine has one user and no limits.
    const { idleInTransaction, lock, statement } =
      kind === 'server' ? requestLimits : { idleInTransaction: 0, lock: 0, statement: 0 };
    const expected = [
      `idle_in_transaction_session_timeout ${idleInTransaction}`,
      `lock_timeout ${lock}`,
      `statement_timeout ${statement}`,
    ];
    await migrate(database.db, await folderWith({ '0900_good.sql': 'create table good (id integer)' }));
    await errorOf(await folderWith({ '0901_bad.sql': 'oops' }));
    expect(await Promise.all(Array.from({ length: 5 }, limits))).toEqual(Array(5).fill(expected));
  });
});
