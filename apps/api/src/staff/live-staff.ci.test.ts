import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/open-database.js';
import { insertUser } from '../testing/backup-data.js';
import { parseCsv } from '../testing/csv.js';
import { allDatabaseKinds, makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode, type TestProcess } from '../testing/process.js';

/** More than two pages of messages. */
const MESSAGES = 1200;

describe.each(allDatabaseKinds)('admin commands while the server runs (%s)', (kind) => {
  let env: NodeJS.ProcessEnv;
  let server: TestProcess;

  beforeAll(async () => {
    const site = await makeSite(kind);
    env = site;
    const database = await openDatabase({
      databaseUrl: env['DATABASE_URL'],
      dataDir: site.DATA_DIR,
      onConnectionError: () => undefined,
    });
    for (const name of ['Aziza', 'Bobur', 'Dilnoza']) await insertUser(database.db, name);
    const message = 'matn '.repeat(400);
    const created_at = new Date('2026-03-02T10:00:00Z');
    await database.db.deleteFrom('contact_messages').execute();
    await database.db
      .insertInto('contact_messages')
      .values(
        Array.from({ length: MESSAGES }, (_, n) => ({
          name: `Ism ${n}`,
          phone: '+998901234567',
          message,
          created_at,
        })),
      )
      .execute();
    await database.close();
    server = runNode(['server.js'], { ...env, PORT: '0' });
    await server.waitFor(/Zarra is ready: /);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  async function admin(...args: string[]) {
    const command = runNode(['admin-cli.js', ...args], env);
    return { code: await command.ended, output: command.output() };
  }

  test('users are listed, signed out, disabled and deleted', async () => {
    expect((await admin('users', '--search', 'BOBUR')).output).toMatch(
      /\n\d+ +Bobur +Bobur@zarra\.uz +2026-03-01 10:00Z +no +1\n$/,
    );
    expect((await admin('sessions', 'Aziza')).output).toMatch(/\n2026-03-01 10:00Z +2026-03-01 10:00Z\n$/);
    expect((await admin('sessions', 'Aziza', '--end', '--yes')).output).toMatch(/\nSessions ended: 1\.\n$/);
    expect((await admin('sessions', 'Aziza')).output).toBe('No sessions.\n');
    expect((await admin('disable', 'Bobur', '--yes')).output).toMatch(/\nDisabled\. Sessions ended: 1\.\n$/);
    expect((await admin('disable', 'Bobur', '--undo', '--yes')).output).toMatch(
      /^Enable: Bobur \(id \d+, Bobur@zarra\.uz, disabled\)\nEnabled: the user can sign in again\.\n$/,
    );
    expect((await admin('delete', 'Dilnoza', '--yes')).output).toMatch(/\nDeleted\.\n$/);
    expect(await admin('sessions', 'Dilnoza')).toEqual({
      code: 1,
      output: 'No user has the id, username or e-mail address "Dilnoza".\n',
    });
  });

  test('many messages are exported in full', async () => {
    const file = path.join(await makeFolder(), 'xabarlar.csv');
    expect(await admin('messages', '--export', file)).toEqual({
      code: 0,
      output: `${file}: ${MESSAGES} messages.\n`,
    });
    const rows = parseCsv(await readFile(file, 'utf8'));
    expect(rows).toHaveLength(MESSAGES + 1);
    expect(rows[1]?.[2]).toBe(`Ism ${MESSAGES - 1}`);
    expect(await admin('messages', '--since', 'kecha')).toEqual({
      code: 1,
      output: '--since must be a day such as 2026-03-31; it is "kecha".\n',
    });
  });
});
