import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readHeader } from '../backup/read-backup.js';
import { failed, ok, warning, type Check } from './check.js';

/** A day, and time for a nightly backup that starts late and takes long. */
const MAX_HOURS = 26;
const HOUR_MS = 60 * 60 * 1000;
const ADVICE = 'Write one now (docs/operate.md, "Back up"), and read the log of the last one.';

/** The age of the newest backup in a folder. */
export const backups = (folder: string): Check => ({
  name: 'Backups',
  run: async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.gz'));
    const times = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
    const newest = Math.max(...times);
    const file = files[times.indexOf(newest)];
    if (file === undefined) return failed(`${folder} has no backup`, ADVICE);
    await readHeader(path.join(folder, file));
    const hours = Math.floor((Date.now() - newest) / HOUR_MS);
    const finding = `${files.length} in ${folder}, the newest ${hours} hours old`;
    return hours < MAX_HOURS ? ok(finding) : warning(finding, ADVICE);
  },
});
