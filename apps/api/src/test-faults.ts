import { ContentError } from './content/content-problems.js';
import { readContentFiles } from './content/read-files.js';
import { makeContent } from './test-content.js';
import type { FileTexts } from './test-folder.js';

/** What the author of a small curriculum with these changes reads, a line a fault. */
export async function faultsOf(changes: FileTexts): Promise<string[]> {
  const error: unknown = await readContentFiles(await makeContent(changes)).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentError)) throw new Error('the files were accepted');
  expect(error.message.split('\n')).toHaveLength(error.problems.length);
  return error.message.split('\n');
}
