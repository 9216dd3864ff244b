import { commandName } from '../command-line.js';
import type { Database } from '../database/open-database.js';
import { ContentError } from './content-issues.js';
import type { ContentChanges, ContentSet } from './content-set.js';
import { describeSource, isSourceOf, sourceOf } from './content-source.js';
import { importContent } from './import-content.js';

/** The outcome of the import at a start. */
export interface StartImport {
  readonly changes?: ContentChanges;
  /** Why changed files were not imported: one line for each reason. */
  readonly notImported: readonly string[];
}

/** Imported on demand: most starts read no files. */
const readHere = async (folder: string): Promise<ContentSet> =>
  (await import('./read-files.js')).readContentFiles(folder);

/**
 * Imports the content folder at a start: into a database without content, and into an embedded one whose content came
 * from this folder, when its files have changed; the shipped curriculum of another release counts as this folder. On a PostgreSQL server an older release may start beside a newer one,
 * so content is replaced there only by the command `content import`.
 * @param read reads the files; absent: in this thread
 * @param hashing the source of the folder, when it is already being hashed
 * @throws ContentError when the files have issues and the database has no content to serve
 */
export async function importAtStart(
  { db, kind }: Database,
  folder: string,
  read: (folder: string) => Promise<ContentSet> = readHere,
  hashing = sourceOf(folder),
): Promise<StartImport> {
  hashing.catch(() => undefined); // It is awaited below, after the state.
  const state = await db.selectFrom('content_state').selectAll().executeTakeFirst();
  try {
    const source = await hashing;
    const importFolder = async () => importContent(db, await read(folder), source);
    if (!state) return { changes: await importFolder(), notImported: [] };
    if (state.files_hash === source.hash) return { notImported: [] };
    const notImported = (reason: string): StartImport => ({
      notImported: [
        `${folder} is not imported: ${reason}. To import it: ${commandName('content')} import ${folder}`,
      ],
    });
    if (kind === 'server') return notImported('its files differ from the content of the shared database');
    if (state.folder === null) return notImported('the source of the current content is unknown');
    if (!isSourceOf(state.folder, folder))
      return notImported(`the current content came from ${describeSource(state.folder)}`);
    return { changes: await importFolder(), notImported: [] };
  } catch (error) {
    if (!state || !(error instanceof ContentError)) throw error;
    return { notImported: error.message.split('\n').map((issue) => `${folder} is not imported: ${issue}`) };
  }
}
