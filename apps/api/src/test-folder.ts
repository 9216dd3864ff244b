import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEachFile } from './test-cleanup.js';

/** Texts by path; undefined leaves a file out. */
export type FileTexts = Readonly<Record<string, string | Buffer | undefined>>;

const made: string[] = [];

afterEachFile(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A new folder holding the files; removed after the test file. */
export async function makeFolder(files: FileTexts = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-test-'));
  made.push(folder);
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: FileTexts): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** Every file below a folder by its path, as text of its bytes. */
export async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')] as const),
  );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
