// The code of the thread that `readInThread` starts.
import { parentPort, workerData } from 'node:worker_threads';
import { ContentError, type ContentIssue } from './content-issues.js';
import type { ContentSet } from './content-set.js';
import { readContentFiles } from './read-files.js';

/** What the thread reads. */
export interface ContentFolderName {
  readonly folder: string;
  readonly mediaOrigins: readonly string[];
}

/** The content, or its issues: a copied error would lose them. */
export type ContentResult = { readonly content: ContentSet } | { readonly issues: readonly ContentIssue[] };

const { folder, mediaOrigins } = workerData as ContentFolderName;
const result: ContentResult = await readContentFiles(folder, mediaOrigins).then(
  (content) => ({ content }),
  (error: unknown) => {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  },
);
parentPort?.postMessage(result);
