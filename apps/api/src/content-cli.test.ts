import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { edited, makeContent } from './test-content.js';
import { makeFolder, readFolder, type FileTexts } from './test-folder.js';
import { runNode } from './test-process.js';

/** Runs the staff's command to its end. */
async function content(args: readonly string[], dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const command = runNode(['content-cli.js', ...args], { DATA_DIR: dataDir, ...env });
  return { code: await command.ended, output: command.output() };
}

const fault = edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5');
const renamed: FileTexts = edited('simulations/coulomb.yaml', 'Kulon qonuni', 'Kulon kuchi');

test('check counts what it read, or lists every fault; the database is not touched', async () => {
  const [folder, dataDir] = [await makeContent(), path.join(await makeFolder(), 'untouched')];
  expect(await content(['check', folder], dataDir)).toEqual({
    code: 0,
    output: `${folder}: 3 simulations, 3 lessons, no faults.\n`,
  });
  expect(await content(['check'], dataDir, { CONTENT_DIR: folder })).toMatchObject({ code: 0 });
  const bad = await content(['check', await makeContent(fault)], dataDir);
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/^lessons\/8-sinf\/tok\.md:12: questions\.0\.correct: .*\n$/);
  await expect(readFile(path.join(dataDir, 'lock'))).rejects.toThrow('ENOENT');
});

test('import says what it changed, twice in a row nothing; export gives the files back', async () => {
  const dataDir = path.join(await makeFolder(), 'data');
  const folder = await makeContent();
  const first = await content(['import', folder], dataDir);
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/^added: 16\n(?: {2}\S+\n){16}changed: 0\nremoved: 0\n$/);

  const faulty = await content(['import', await makeContent({ ...renamed, ...fault })], dataDir);
  expect(faulty.code).toBe(1);
  const nothing = { code: 0, output: 'added: 0\nchanged: 0\nremoved: 0\n' };
  expect(await content(['import', folder], dataDir)).toEqual(nothing);

  const changed = await makeContent(renamed);
  expect(await content(['import', changed], dataDir)).toEqual({
    code: 0,
    output: 'added: 0\nchanged: 1\n  simulations/coulomb\nremoved: 0\n',
  });
  const target = await makeFolder();
  expect(await content(['export', target], dataDir, { CONTENT_DIR: changed })).toEqual({
    code: 0,
    output: `Written to ${target}.\n`,
  });
  expect(await readFolder(target)).toEqual(await readFolder(changed));
});

test.each([[[]], [['publish']], [['export']], [['check', 'a', 'b']], [['import', 'a', 'b']]])(
  'what it does not understand is answered by its help: %j',
  async (args) => {
    const { code, output } = await content(args, await makeFolder());
    expect([code, output]).toEqual([2, expect.stringContaining('npm run content -- <command>')]);
  },
);

test('--help is no fault; an unknown option is', async () => {
  const dataDir = await makeFolder();
  expect(await content(['--help'], dataDir)).toMatchObject({ code: 0 });
  const unknown = await content(['import', '--force'], dataDir);
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("'--force'")]);
});
