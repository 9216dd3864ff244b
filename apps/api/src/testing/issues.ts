import { ContentError } from '../content/content-issues.js';
import { readContentFiles } from '../content/read-files.js';
import { makeContent } from './content.js';
import type { FileTexts } from './folder.js';

/** The issues of the small curriculum with these changes, one line each. */
export async function issuesOf(changes: FileTexts): Promise<string[]> {
  const error: unknown = await readContentFiles(await makeContent(changes)).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentError)) throw new Error('the files were accepted');
  expect(error.message.split('\n')).toHaveLength(error.issues.length);
  return error.message.split('\n');
}
