import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildModule } from '../testing/build-module.js';
import { makeFolder } from '../testing/folder.js';
import { runNode } from '../testing/process.js';
import { closeDataDir } from './data-dir.js';

const modeOf = async (dir: string): Promise<number> => (await stat(dir)).mode & 0o777;

describe('a data folder', () => {
  test.each([0o755, 0o750, 0o701, 0o777])('that other users can use (%o) is closed', async (mode) => {
    const dir = await makeFolder();
    await chmod(dir, mode);
    expect(await closeDataDir(dir)).toBe(mode.toString(8));
    expect(await modeOf(dir)).toBe(0o700);
    expect(await closeDataDir(dir)).toBeUndefined();
  });

  test('that does not exist is not created', async () => {
    const dir = path.join(await makeFolder(), 'data');
    expect(await closeDataDir(dir)).toBeUndefined();
    await expect(stat(dir)).rejects.toThrow('ENOENT');
  });

  // root may change every mode.
  test.runIf(process.getuid?.() === 0)('that belongs to another user is refused', async () => {
    const dir = path.join(await makeFolder(), 'data');
    await mkdir(dir, { mode: 0o755 });
    const code = `
      const { closeDataDir } = await import(process.env.MODULE);
      process.setuid(65534);
      await closeDataDir(process.env.DIR).catch((error) => console.log(error.message));`;
    await chmod(path.dirname(dir), 0o755);
    const other = runNode(['--input-type=module', '-e', code], {
      DIR: dir,
      MODULE: await buildModule(path.join(import.meta.dirname, 'data-dir.ts')),
    });
    expect(await other.ended).toBe(0);
    expect(other.output()).toBe(
      `Other users can read ${dir} (mode 755), and it cannot be closed (EPERM). Run chmod 700 as its owner, or choose another DATA_DIR.\n`,
    );
    expect(await modeOf(dir)).toBe(0o755);
  });
});
