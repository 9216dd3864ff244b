import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from './content-issues.js';

/**
 * Hashes the names and texts of a folder's files without parsing them. Images and videos do not count: they are served
 * from the folder and not imported.
 * @throws ContentError when there is no such folder
 */
export async function hashContentFiles(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new ContentError([{ file: folder, message: 'there is no such content folder' }]);
  });
  const imported = names
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const texts = await Promise.all(imported.map((name) => readFile(path.join(folder, name)).catch(() => '')));
  const hash = createHash('sha256');
  imported.forEach((name, index) =>
    hash
      .update(`${name}\0`)
      .update(texts[index] ?? '')
      .update('\0'),
  );
  return hash.digest('base64url');
}
