import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from './database/open-database.js';
import { makeSite, oneDatabaseKind } from './testing/database.js';
import { makeFolder } from './testing/folder.js';
import { runNode } from './testing/process.js';

const NAMES = ['Aziza', 'Bobur', 'Dilnoza', 'gʻayrat'];

describe.each(oneDatabaseKind('server'))('npm run admin (%s)', (kind) => {
  let env: NodeJS.ProcessEnv;

  /** Opens the database, which no other process may hold at that time. */
  async function inDatabase<T>(work: (db: Database['db']) => Promise<T>): Promise<T> {
    const database = await openDatabase({
      databaseUrl: env['DATABASE_URL'],
      dataDir: env['DATA_DIR'] ?? '',
      onConnectionError: () => undefined,
    });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }

  async function admin(...args: string[]): Promise<{ code: unknown; output: string }> {
    const command = runNode(['admin-cli.js', ...args], env);
    return { code: await command.ended, output: command.output() };
  }

  /** Usernames of all users, those disabled in brackets, with the number of sessions and recoveries of each. */
  const state = () =>
    inDatabase(async (db) => {
      const [users, sessions, recoveries] = [
        await db.selectFrom('users').selectAll().orderBy('id').execute(),
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('recovery_codes').selectAll().execute(),
      ];
      return users.map(({ id, username, disabled_at }) => {
        const count = (rows: readonly { user_id: number | null }[]) =>
          rows.filter((row) => row.user_id === id).length;
        return `${disabled_at ? `(${username})` : username} ${count(sessions)} ${count(recoveries)}`;
      });
    });

  beforeAll(async () => {
    env = await makeSite(kind);
  });

  beforeEach(async () => {
    await inDatabase(async (db) => {
      for (const table of ['sessions', 'recovery_codes', 'users'] as const)
        await db.deleteFrom(table).execute();
      const time = new Date('2026-03-01T10:00:00Z');
      for (const [index, username] of NAMES.entries()) {
        const email = `${'abdg'[index] ?? ''}@maktab.uz`;
        const { id } = await db
          .insertInto('users')
          .values({
            username,
            username_key: username.toLowerCase(),
            email,
            email_key: email,
            password_hash: '',
            created_at: time,
            disabled_at: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        for (let session = 0; session < 2; session += 1)
          await db
            .insertInto('sessions')
            .values({
              id: randomUUID(),
              user_id: id,
              counter: 0,
              created_at: time,
              rotated_at: time,
              used_at: time,
            })
            .execute();
        await db
          .insertInto('recovery_codes')
          .values({
            email_key: email,
            user_id: id,
            salt: '',
            digits: 6,
            created_at: time,
            expires_at: time,
            mailed_at: time,
            mails: 1,
            closed_at: null,
          })
          .execute();
      }
    });
  });

  const untouched = NAMES.map((name) => `${name} 2 1`);

  test('users lists all users, or those that match the search', async () => {
    const list = await admin('users');
    expect(list.code).toBe(0);
    const lines = list.output.trim().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^id +username +e-mail +created +disabled +sessions$/);
    expect(lines[2]).toMatch(/^\d+ +Bobur +b@maktab\.uz +2026-03-01 10:00Z +no +2$/);
    const names = async (text: string): Promise<string[]> => NAMES.filter((name) => text.includes(name));
    expect(await names((await admin('users', '--search', 'IZ')).output)).toEqual(['Aziza']);
    expect(await names((await admin('users', '--search', "G'AY")).output)).toEqual(['gʻayrat']);
    expect(await names((await admin('users', '--search=@maktab')).output)).toEqual(NAMES);
    expect(await admin('users', '--search', '%')).toEqual({ code: 0, output: 'No users.\n' });
  });

  test('sessions lists the sessions, and ends those of one user', async () => {
    const shown = await admin('sessions', 'AZIZA');
    expect(shown).toEqual({
      code: 0,
      output: expect.stringMatching(/^signed in .*(\n2026-03-01 10:00Z .*){2}\n$/),
    });
    expect(await admin('sessions', 'a@MAKTAB.uz', '--end', '--yes')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^End all sessions of: Aziza \(id \d+, a@maktab\.uz\)\nSessions ended: 2\.\n$/,
      ),
    });
    expect(await state()).toEqual(['Aziza 0 1', ...untouched.slice(1)]);
  });

  test('disable ends the sessions and can be reverted', async () => {
    expect(await admin('disable', 'Bobur', '--yes')).toMatchObject({ code: 0 });
    expect(await state()).toEqual(['Aziza 2 1', '(Bobur) 0 1', 'Dilnoza 2 1', 'gʻayrat 2 1']);
    expect((await admin('users', '--search', 'bobur')).output).toMatch(/ \d{4}-\d\d-\d\d \d\d:\d\dZ +0\n$/);
    expect(await admin('disable', 'Bobur', '--undo', '--yes')).toMatchObject({ code: 0 });
    expect(await state()).toEqual(['Aziza 2 1', 'Bobur 0 1', 'Dilnoza 2 1', 'gʻayrat 2 1']);
  });

  test('delete removes the user with sessions, recoveries and test results', async () => {
    const results = (db: Database['db']) => db.selectFrom('results').select('user_id').execute();
    await inDatabase(async (db) => {
      const score = { percentage: 100, correct_answers: 1, total_tests: 1 };
      const result = { lesson_id: 1, ...score, answers: '{"1":1}', questions: '[]', created_at: new Date() };
      for (const { id } of await db.selectFrom('users').select('id').execute())
        await db
          .insertInto('results')
          .values({ user_id: id, ...result })
          .execute();
    });
    expect(await admin('delete', 'Dilnoza', '--yes')).toMatchObject({ code: 0 });
    expect(await inDatabase(results)).toHaveLength(3);
    expect(await state()).toEqual(['Aziza 2 1', 'Bobur 2 1', 'gʻayrat 2 1']);
    const left = await inDatabase((db) => db.selectFrom('recovery_codes').select('email_key').execute());
    expect(left).toHaveLength(3);
    expect(await admin('delete', 'Dilnoza', '--yes')).toEqual({
      code: 1,
      output: 'No user has the id, username or e-mail address "Dilnoza".\n',
    });
  });

  test('a user is found by id as well; a name of several users is an error with their list', async () => {
    const id = await inDatabase(async (db) => {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('username', '=', 'Aziza')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('users')
        .set({ username: String(row.id), username_key: String(row.id) })
        .where('username', '=', 'Bobur')
        .execute();
      return row.id;
    });
    const refused = await admin('delete', String(id), '--yes');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('matches several users');
    expect(refused.output).toContain('a@maktab.uz');
    expect(refused.output).toContain('b@maktab.uz');
    expect(await state()).toHaveLength(4);
    expect(await admin('delete', 'b@maktab.uz', '--yes')).toMatchObject({ code: 0 });
    expect(await admin('disable', String(id), '--yes')).toMatchObject({ code: 0 });
    expect(await state()).toEqual(['(Aziza) 0 1', 'Dilnoza 2 1', 'gʻayrat 2 1']);
  });

  test('without a terminal and without --yes nothing is changed', async () => {
    for (const args of [
      ['sessions', 'Aziza', '--end'],
      ['disable', 'Aziza'],
      ['delete', 'Aziza'],
    ]) {
      const { code, output } = await admin(...args);
      expect([code, output]).toEqual([2, expect.stringContaining('add --yes. Nothing was changed.')]);
      expect(output).toContain('Aziza');
    }
    expect(await state()).toEqual(untouched);
  });

  // `script` gives a command a terminal; its options here are those of util-linux.
  (existsSync('/usr/bin/script') && process.platform === 'linux' ? test : test.skip)(
    'at a terminal it asks for the username; another input changes nothing',
    async () => {
      const cli = path.resolve(import.meta.dirname, '../dist/admin-cli.js');
      const atTerminal = async (typed: string): Promise<{ code: number | null; output: string }> => {
        const command = spawn(
          '/usr/bin/script',
          ['-qec', `${process.execPath} ${cli} delete Aziza`, '/dev/null'],
          {
            env: { PATH: process.env['PATH'], ...env },
          },
        );
        let output = '';
        command.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Type the username to confirm:')) command.stdin.end(typed);
        });
        const code = await new Promise<number | null>((resolve) => command.on('close', resolve));
        return { code, output };
      };
      for (const typed of ['Azizaa\n', 'aziza\n', '\n', 'y\n', '\u0004']) {
        const { code, output } = await atTerminal(typed);
        expect([typed, code, output]).toEqual([typed, 1, expect.stringContaining('Nothing was changed.')]);
      }
      expect(await state()).toEqual(untouched);
      expect(await atTerminal('Aziza\n')).toMatchObject({ code: 0 });
      expect(await state()).toEqual(untouched.slice(1));
    },
  );
});

describe('npm run admin with invalid arguments', () => {
  const admin = async (args: readonly string[]) => {
    const command = runNode(['admin-cli.js', ...args], { DATA_DIR: path.join(await makeFolder(), 'none') });
    return { code: await command.ended, output: command.output() };
  };

  test.each([
    [[], 'A command is missing.'],
    [['user'], 'There is no command "user".'],
    [['toString'], 'There is no command "toString".'],
    [['users', 'Aziza'], 'Unexpected argument "Aziza".'],
    [['users', '--yes'], "'--yes'"],
    [['delete'], 'A user is missing.'],
    [['delete', ' ', '--yes'], 'A user is missing.'],
    [['delete', 'Aziza', 'Bobur', '--yes'], 'Unexpected argument "Bobur".'],
    [['delete', 'Aziza', '--force'], "'--force'"],
    [['disable', 'Aziza', '--end'], "'--end'"],
    [['users', '--search'], "'--search"],
    [['backup'], 'A file is missing.'],
    [['backup', 'a.gz', 'b.gz'], 'Unexpected argument "b.gz".'],
    [['restore', ' '], 'A file is missing.'],
    [['messages', 'Aziza'], 'Unexpected argument "Aziza".'],
    [['messages', '--export'], "'--export"],
  ])('%j', async (args, message) => {
    const { code, output } = await admin(args);
    expect([code, output]).toEqual([2, expect.stringContaining(message)]);
    expect(output).toContain('npm run admin -- ');
  });

  test('each command has a help text', async () => {
    expect((await admin(['--help'])).output).toMatch(/users[^]*sessions[^]*disable[^]*delete[^]*messages/);
    for (const name of ['users', 'sessions', 'disable', 'delete', 'messages', 'backup', 'restore']) {
      const { code, output } = await admin([name, '--help']);
      expect([code, output]).toEqual([0, expect.stringMatching(`^npm run admin -- ${name}`)]);
    }
  });

  test('a wrong DATA_DIR creates no empty database', async () => {
    expect(await admin(['users'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no folder /),
    });
  });
});
