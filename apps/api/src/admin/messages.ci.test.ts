import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/open-database.js';
import { allDatabaseKinds, makeSite } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';
import { insertMessages } from '../testing/staff-messages.js';

test.each(allDatabaseKinds)('npm run admin -- messages (%s)', async (kind) => {
  const env = await makeSite(kind);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onConnectionError: () => undefined,
  });
  await insertMessages(database.db);
  await database.close();
  const admin = async (...args: string[]) => {
    const command = runNode(['admin-cli.js', 'messages', ...args], env);
    return { code: await command.ended, output: command.output() };
  };

  expect(await admin('--search', 'gʻayrat', '--since=2026-03-02')).toEqual({
    code: 0,
    output: expect.stringMatching(/^id .*\n2 .*uchinchi\n$/),
  });
  const file = path.join(await makeFolder(), 'xabarlar.csv');
  expect(await admin('--export', file)).toEqual({ code: 0, output: `${file}: 3 messages.\n` });
  expect(await admin('--export', '-')).toEqual({ code: 0, output: await readFile(file, 'utf8') });
  expect(await admin('--export', file)).toMatchObject({ code: 1, output: expect.stringContaining(file) });
});
