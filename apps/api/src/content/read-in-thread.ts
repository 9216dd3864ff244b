import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ContentError } from './content-issues.js';
import type { ContentSet } from './content-set.js';
import type { ContentFolderName, ContentResult } from './content-thread.js';

/** Limits of the thread's heap, MB. Small new objects die soon; the texts of a country's curriculum take a part of the old ones. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

/**
 * Reads and validates a content folder in a thread: typesetting takes more memory than serving, and the memory of a thread is
 * free when it ends.
 * @param mediaOrigins origins of other hosts that may serve images and videos
 * @throws ContentError with file, line and field of every issue
 */
export async function readInThread(
  folder: string,
  mediaOrigins: readonly string[],
  code = new URL('./content-thread.js', import.meta.url),
): Promise<ContentSet> {
  const workerData: ContentFolderName = { folder, mediaOrigins };
  const thread = new Worker(code, { workerData, resourceLimits: LIMITS });
  const [result] = (await once(thread, 'message')) as [ContentResult];
  await thread.terminate();
  if ('issues' in result) throw new ContentError(result.issues);
  return result.content;
}
