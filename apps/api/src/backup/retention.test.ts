import { copyFile, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildModule } from '../testing/build-module.js';
import { openTestDatabase } from '../testing/database.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';
import { dueBackup } from './nightly-backup.js';
import { removeOldBackups } from './remove-old-backups.js';
import { writeBackup } from './write-backup.js';

test.each([
  ['2026-03-02T01:59:59', 'zarra-2026-03-01.gz'],
  ['2026-03-02T02:00:00', 'zarra-2026-03-02.gz'],
  ['2026-03-01T00:30:00', 'zarra-2026-02-28.gz'],
])('at %s local time the backup %s is due', (time, name) => {
  expect(dueBackup(new Date(time))).toBe(name);
});

test('a priority that the system does not let it change is not a failure', async () => {
  // As an unprivileged user: process 1 belongs to root.
  const code = `
    const { lowerPriority } = await import(process.env.MODULE);
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    const { setPriority } = await import('node:os');
    let refused = false;
    try { setPriority(1, 10); } catch { refused = true; }
    lowerPriority(1);
    console.log(refused);`;
  const unprivileged = runNode(['--input-type=module', '-e', code], {
    MODULE: await buildModule(path.join(import.meta.dirname, 'nightly-backup.ts')),
  });
  expect([await unprivileged.ended, unprivileged.output()]).toEqual([0, 'true\n']);
});

describe('keeping a number of backups', () => {
  async function makeBackups(...names: string[]): Promise<string> {
    const folder = await makeFolder();
    const database = await openTestDatabase('embedded');
    const first = path.join(folder, 'first.gz');
    await writeBackup(database.db, 'embedded', first);
    await database.close();
    for (const name of names) await copyFile(first, path.join(folder, name));
    return folder;
  }

  test('deletes the oldest of the same series, and nothing else', async () => {
    const folder = await makeBackups('zarra-9.gz', 'zarra-10.gz', 'zarra-11.gz', 'zarra-12.gz', 'other-1.gz');
    const others = ['zarra-1.gz.txt', 'zarra-2.gz', 'zarra-12.gz.0123456789ab'];
    for (const name of others) await writeFile(path.join(folder, name), 'no backup');
    const removed = await removeOldBackups(path.join(folder, 'zarra-12.gz'), 2);
    expect(removed.map((file) => path.basename(file))).toEqual(['zarra-9.gz', 'zarra-10.gz']);
    expect((await readdir(folder)).sort()).toEqual(
      ['first.gz', 'other-1.gz', 'zarra-11.gz', 'zarra-12.gz', ...others].sort(),
    );
  });

  test('deletes the drafts of killed backups after a day', async () => {
    const folder = await makeBackups('zarra-2.gz');
    const draft = path.join(folder, 'zarra-1.gz.0123456789ab');
    await writeFile(draft, '');
    await utimes(draft, 0, 0);
    await removeOldBackups(path.join(folder, 'zarra-2.gz'), 1);
    expect((await readdir(folder)).sort()).toEqual(['first.gz', 'zarra-2.gz']);
  });

  test.each([
    [
      ['a.gz', '--keep', '2'],
      '--keep needs a name with a date, such as zarra-2026-03-31.gz; it is "a.gz".\n',
    ],
    [['a-1.gz', '--keep', '0'], '--keep must be a number from 1 to 9999; it is "0".\n'],
  ])('rejects %j', async ([file = '', ...options], output) => {
    const folder = await makeFolder();
    const command = runNode(['admin-cli.js', 'backup', path.join(folder, file), ...options], {
      DATA_DIR: folder,
    });
    expect([await command.ended, command.output()]).toEqual([1, output]);
    expect(await readdir(folder)).toEqual([]);
  });
});
