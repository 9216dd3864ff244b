// @ts-check
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs a kit into a folder of its own. Dependencies' own scripts do not run.
 * @param {import('./kits.mjs').Kit} kit
 * @param {string} folder
 * @returns {Promise<string | undefined>} why it cannot be had
 */
export async function installKit({ dependencies }, folder) {
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  // What a kit is called is looked for from here, not from this repository.
  writeFileSync(path.join(folder, 'load.mjs'), 'export const load = (name) => import(name);\n');
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    return undefined;
  } catch (failure) {
    const { stderr = '', message } = /** @type {Error & { stderr?: string }} */ (failure);
    return (stderr || message).split('\n').find((line) => /code|404|notarget/i.test(line)) ?? message;
  }
}
