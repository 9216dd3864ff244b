import path from 'node:path';
import { API_FOLDER } from '../database/installation-folder.js';
import { hashContentFiles } from './hash-content-files.js';
import type { ContentSource } from './import-content.js';

/** Folder of the curriculum that belongs to this installation; the default of CONTENT_DIR. */
export const SHIPPED_FOLDER = path.join(API_FOLDER, 'content');

/** Stored in place of `SHIPPED_FOLDER`: each release has its own folder, and the next one continues the curriculum. */
export const SHIPPED_SOURCE = 'shipped';

const nameOf = (folder: string): string => (folder === SHIPPED_FOLDER ? SHIPPED_SOURCE : folder);

/** The source of an import from a folder. @throws ContentError when there is no such folder */
export const sourceOf = async (folder: string): Promise<ContentSource> => ({
  folder: nameOf(folder),
  hash: await hashContentFiles(folder),
});

/** Whether stored content came from a folder; databases from before `SHIPPED_SOURCE` name the folder itself. */
export const isSourceOf = (stored: string, folder: string): boolean =>
  stored === nameOf(folder) || stored === folder;

/** A stored source in a sentence. */
export const describeSource = (stored: string): string =>
  stored === SHIPPED_SOURCE ? 'the installation' : stored;
