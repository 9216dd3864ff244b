import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { edited, makeContent } from './testing/content.js';
import { makeFolder, readFolder, type FileTexts } from './testing/folder.js';
import { runNode } from './testing/process.js';

/** Runs a staff command until it exits. */
async function content(args: readonly string[], dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const command = runNode(['content-cli.js', ...args], { DATA_DIR: dataDir, ...env });
  return { code: await command.ended, output: command.output() };
}

const issue = edited('lessons/8-sinf/tok.md', 'correct: 2', 'correct: 5');
const renamed: FileTexts = edited('simulations/coulomb.yaml', 'Kulon qonuni', 'Kulon kuchi');

test('check counts the items, or lists every issue; it does not open the database', async () => {
  const [folder, dataDir] = [await makeContent(), path.join(await makeFolder(), 'untouched')];
  expect(await content(['check', folder], dataDir)).toEqual({
    code: 0,
    output: `${folder}: 3 simulations, 3 lessons, no issues.\n`,
  });
  expect(await content(['check'], dataDir, { CONTENT_DIR: folder })).toMatchObject({ code: 0 });
  const bad = await content(['check', await makeContent(issue)], dataDir);
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/^lessons\/8-sinf\/tok\.md:12: questions\.0\.correct: .*\n$/);
  await expect(readFile(path.join(dataDir, 'lock'))).rejects.toThrow('ENOENT');
});

test('import prints its changes, none the second time; export writes the same files', async () => {
  const dataDir = path.join(await makeFolder(), 'data');
  const folder = await makeContent();
  const first = await content(['import', folder], dataDir);
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/^added: 16\n(?: {2}\S+\n){16}changed: 0\nremoved: 0\n$/);

  const invalid = await content(['import', await makeContent({ ...renamed, ...issue })], dataDir);
  expect(invalid.code).toBe(1);
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
  'for unknown arguments it prints its help: %j',
  async (args) => {
    const { code, output } = await content(args, await makeFolder());
    expect([code, output]).toEqual([2, expect.stringContaining('npm run content -- <command>')]);
  },
);

test('--help succeeds; an unknown option fails', async () => {
  const dataDir = await makeFolder();
  expect(await content(['--help'], dataDir)).toMatchObject({ code: 0 });
  const unknown = await content(['import', '--force'], dataDir);
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("'--force'")]);
});
