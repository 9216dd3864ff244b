import { constants } from 'node:fs';
import { access, readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import { reasonOf } from '../database/error-reason.js';
import { failed, ok, warning, type Check, type CheckResult } from './check.js';

const MIB = 1024 * 1024;
/** Below this a server soon stops taking traffic. */
const MIN_FREE_MIB = 256;
/** Below this an operator should plan: room for some backups and a year of logs. */
const LOW_FREE_MIB = 2048;

/** Node and the native code of the archive, which is built for one platform. */
const program: Check = {
  name: 'Program',
  run: async () => {
    const platform = `${process.platform} ${process.arch}`;
    try {
      const { hash } = await import('@node-rs/argon2');
      await hash('zarra', { memoryCost: 8, timeCost: 1 });
      return ok(`Node ${process.versions.node}, ${platform}`);
    } catch (error) {
      return failed(
        `native code does not load on ${platform}: ${reasonOf(error)}`,
        'Pack the archive on a machine with the same platform (npm run pack).',
      );
    }
  },
};

const siteFiles = ({ webDir }: Config): Check => ({
  name: 'Site files',
  run: async () => {
    const missing: string[] = [];
    for (const name of ['server/render.js', 'index.html', 'experiments.json']) {
      const file = path.join(webDir, name);
      await readFile(file).catch(() => missing.push(file));
    }
    return missing.length === 0
      ? ok('the site and its experiments are complete')
      : failed(`missing: ${missing.join(', ')}`, 'Unpack the archive again.');
  },
});

/** The nearest existing folder: before the first start a parent of the data folder. */
async function existingFolder(folder: string): Promise<string> {
  const stats = await stat(folder).catch(() => undefined);
  return stats || folder === path.dirname(folder) ? folder : existingFolder(path.dirname(folder));
}

const dataFolder = ({ dataDir }: Config): Check => ({
  name: 'Data folder',
  run: async (): Promise<CheckResult> => {
    const folder = await existingFolder(dataDir);
    const isNew = folder !== dataDir;
    try {
      await access(folder, constants.W_OK | constants.X_OK);
    } catch {
      return failed(
        isNew
          ? `${dataDir} does not exist, and this user cannot create it`
          : `${folder} cannot be written by this user`,
        isNew
          ? `As root: install -d -o ${process.getuid?.()} -g ${process.getgid?.()} -m 0700 ${dataDir}`
          : 'Run this command as the user of the service, or give the folder to this user: chown -R',
      );
    }
    if (isNew) return ok(`${dataDir} will be created at the first start`);
    const { uid, mode } = await stat(dataDir);
    if (uid !== process.getuid?.()) {
      return warning(`${dataDir} belongs to user ${uid}`, 'Run this command as the user of the service.');
    }
    return (mode & 0o077) === 0
      ? ok(`${dataDir} is closed to other users`)
      : failed(`${dataDir} can be read by other users`, `chmod 700 ${dataDir}`);
  },
});

const disk = ({ dataDir }: Config): Check => ({
  name: 'Free disk',
  run: async () => {
    const { bavail, bsize } = await statfs(await existingFolder(dataDir));
    const free = Math.floor((bavail * bsize) / MIB);
    const finding = `${free} MiB free`;
    if (free < MIN_FREE_MIB)
      return failed(finding, 'Free some space now: move old backups to another machine.');
    return free < LOW_FREE_MIB
      ? warning(finding, `Keep ${LOW_FREE_MIB} MiB free for backups and logs.`)
      : ok(finding);
  },
});

/** Checks of the machine that need no settings. */
export const programChecks: readonly Check[] = [program];

/** Checks of the files that the settings name. */
export const fileChecks = (config: Config): readonly Check[] => [
  siteFiles(config),
  // A site of another back end stores nothing.
  ...(config.apiUrl === undefined ? [dataFolder(config), disk(config)] : []),
];
