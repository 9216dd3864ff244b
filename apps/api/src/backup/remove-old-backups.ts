import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command-line.js';
import { readHeader } from './read-backup.js';

/** Names that differ from a name in their digits only. */
function seriesPattern(name: string): RegExp {
  const parts = name.split(/\d+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\d+')}$`);
}

/** @throws CommandError when later names could not differ from this one */
export function assertSeries(file: string): void {
  if (!/\d/.test(path.basename(file)))
    throw new CommandError(
      `--keep needs a name with a date, such as zarra-2026-03-31.gz; it is "${path.basename(file)}".`,
    );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the drafts of backups of the series that were killed. */
async function removeDrafts(folder: string, names: readonly string[], pattern: RegExp): Promise<void> {
  for (const name of names) {
    const [, published = ''] = /^(.*)\.[0-9a-f]{12}$/.exec(name) ?? [];
    const draft = path.join(folder, name);
    if (pattern.test(published) && Date.now() - (await stat(draft)).mtimeMs > DAY_MS) await rm(draft);
  }
}

/**
 * Deletes the oldest backups of a series: those whose names differ from this one in the digits only.
 * @param keep number of files that stay, this one included
 * @returns the deleted files
 */
export async function removeOldBackups(file: string, keep: number): Promise<string[]> {
  const folder = path.dirname(file);
  const pattern = seriesPattern(path.basename(file));
  const all = await readdir(folder);
  await removeDrafts(folder, all, pattern);
  const names = all.filter((name) => pattern.test(name));
  const byNumber = new Intl.Collator('en', { numeric: true });
  const removed: string[] = [];
  for (const name of names.sort(byNumber.compare).slice(0, -keep)) {
    const old = path.join(folder, name);
    // Another file with such a name stays.
    const isBackup = await readHeader(old).then(
      () => true,
      () => false,
    );
    if (!isBackup || old === file) continue;
    await rm(old);
    removed.push(old);
  }
  return removed;
}
