import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kit } from './kits.js';

const run = promisify(execFile);

/**
 * Installs a kit into a new folder, without the install scripts of its dependencies.
 * @returns the error when it cannot be installed
 */
export async function installKit({ dependencies }: Kit, folder: string): Promise<string | undefined> {
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  // A module in that folder resolves packages there, not in this repository.
  writeFileSync(path.join(folder, 'load.mjs'), 'export const load = (name) => import(name);\n');
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    return undefined;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return (stderr || message).split('\n').find((line) => /code|404|notarget/i.test(line)) ?? message;
  }
}
