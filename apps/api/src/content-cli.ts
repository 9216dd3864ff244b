import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { importContent } from './content/import-content.js';
import { readContentDatabase } from './content/read-database.js';
import { readContentFiles } from './content/read-files.js';
import { writeContentFiles } from './content/write-files.js';
import { migrate } from './database/migrate.js';
import { openDatabase, type Database } from './database/open-database.js';

const HELP = `npm run content -- <command> [folder]

  check  [folder]   reads the curriculum's files and reports every fault; changes nothing
  import [folder]   puts the curriculum into the database (DATABASE_URL, or DATA_DIR when absent):
                    one transaction, ids stay, importing twice changes nothing
  export <folder>   writes the database's curriculum as files

folder of check and import: CONTENT_DIR, apps/api/content when absent.
A server on the embedded database must be stopped first; one on PostgreSQL serves new content in 5 s.`;

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, onConnectionError: () => undefined });
  try {
    await migrate(database.db);
    return await work(database);
  } finally {
    await database.close();
  }
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command, folder, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return;
  }
  const config = readConfig(process.env);
  const source = path.resolve(folder ?? config.contentDir);
  if (command === 'check' && rest.length === 0) {
    const content = await readContentFiles(source);
    console.log(
      `${source}: ${content.simulations.length} simulations, ${content.lessons.length} lessons, no faults.`,
    );
  } else if (command === 'import' && rest.length === 0) {
    const content = await readContentFiles(source);
    const changes = await withDatabase(({ db }) => importContent(db, content));
    for (const kind of ['added', 'changed', 'removed'] as const) {
      console.log(`${kind}: ${changes[kind].length}`);
      for (const name of changes[kind]) console.log(`  ${name}`);
    }
  } else if (command === 'export' && folder !== undefined && rest.length === 0) {
    const content = await withDatabase(({ db }) => readContentDatabase(db));
    await writeContentFiles(source, content, config.contentDir);
    console.log(`Written to ${source}.`);
  } else {
    console.error(HELP);
    process.exitCode = 2;
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
