// npm run ui-kit -w @zarra/benchmarks -- [--rounds 9] [--only ui-kit,mui]
// Compares ui-kit with other kits: bytes of one Button, of ten components and of each further one, and server rendering of 200
// cards with buttons. ui-kit is packed as it is published. The other kits are installed by npm into a temporary folder, at the
// versions of kits.ts; a kit that cannot be installed is reported and skipped.
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packAll } from '@zarra/tools/packages/pack';
import { preparePackages } from '@zarra/tools/packages/prepare';
import { readOptions, run, temporaryFolder } from './runner.js';
import { type InstalledKit, type Kit, kits } from './ui-kit/kits.js';
import { measureRendering } from './ui-kit/rendering.js';
import { measureComponents, measureSizes } from './ui-kit/sizes.js';

const { rounds, only } = readOptions({ rounds: 9, only: '' });
const selected = only.split(',').filter(Boolean);

/**
 * Installs a kit into a new folder, without the install scripts of its dependencies.
 * @returns the error when it cannot be installed
 */
async function install({ dependencies }: Kit, folder: string): Promise<string | undefined> {
  await mkdir(folder);
  const manifest = { private: true, type: 'module', dependencies };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // A module in that folder resolves packages there, not in this repository.
  await writeFile(path.join(folder, 'load.mjs'), 'export const load = (name) => import(name);\n');
  const options = { cwd: folder };
  return promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], options).then(
    () => undefined,
    (error: unknown) => {
      const { stderr = '', message } = error as Error & { stderr?: string };
      return (stderr || message).split('\n').find((line) => /code|404|notarget/i.test(line)) ?? message;
    },
  );
}

await run(async () => {
  const into = await temporaryFolder();
  const ours = (await preparePackages()).filter(({ library }) => library.name === '@zarra/ui-kit');
  const folders = ours.map(({ folder }) => folder);
  const installed: InstalledKit[] = [];
  for (const kit of kits(`file:${packAll(folders, into)[0]?.tarball}`)) {
    if (selected.length > 0 && !selected.includes(kit.name) && kit.name !== 'plain React') continue;
    const folder = path.join(into, `kit-${installed.length}`);
    const error = await install(kit, folder);
    if (error) console.log(`${kit.name} cannot be installed and is skipped: ${error}`);
    else installed.push({ ...kit, folder });
  }
  await measureSizes(installed);
  await measureComponents(installed);
  await measureRendering(installed, rounds);
});
