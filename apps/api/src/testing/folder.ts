import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEachFile } from './cleanup.js';

/** Texts by path; undefined omits a file. */
export type FileTexts = Readonly<Record<string, string | Buffer | undefined>>;

const folders: string[] = [];

afterEachFile(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A new folder with the files; removed after the test file. */
export async function makeFolder(files: FileTexts = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zarra-test-'));
  folders.push(folder);
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

/** The bytes of every file below a folder by its path, as Latin-1 text. */
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
