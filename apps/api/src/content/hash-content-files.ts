import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from './content-issues.js';

/** The content of a file; empty when it cannot be read, which its import reports. */
function readText(file: string): Buffer | '' {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

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
  const hash = createHash('sha256');
  // Reading many small files asynchronously takes three times the processor time, and a start has nothing else to do.
  for (const name of imported)
    hash
      .update(`${name}\0`)
      .update(readText(path.join(folder, name)))
      .update('\0');
  return hash.digest('base64url');
}
