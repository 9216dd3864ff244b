import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { hashContentFiles } from './content/hash-content-files.js';
import { readContentFiles } from './content/read-files.js';
import { remark } from './content/remark-command.js';
import { writeContentFiles } from './content/write-files.js';
import { withDatabase } from './staff/with-database.js';

const HELP = `npm run content -- <command>

  check  [folder]     reads the curriculum's files and reports every fault; changes nothing
  import [folder]     puts the curriculum into the database (DATABASE_URL, or DATA_DIR when absent):
                      one transaction, ids stay, importing twice changes nothing
  export <folder>     writes the database's curriculum as files
  remark <question>   after an import that corrected a question's right option: scores the stored results of
                      class/lesson/key, such as 7-sinf/bosim/birlik, again. Prints whose result changes, and asks
                      before it writes; --yes writes without asking

folder of check and import: CONTENT_DIR, apps/api/content when absent. All of them work while the server runs, which
serves new content within 5 s. A start on the embedded database imports a changed CONTENT_DIR by itself when the content
came from there; on PostgreSQL a start imports only into an empty database.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, yes: { type: 'boolean' } },
  });
  const [command, name, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return;
  }
  const config = readConfig(process.env);
  const folder = path.resolve(name ?? config.contentDir);
  const isCalled = (wanted: string) =>
    command === wanted && rest.length === 0 && (wanted === 'remark' || values.yes !== true);
  if (isCalled('check')) {
    const content = await readContentFiles(folder);
    console.log(
      `${folder}: ${content.simulations.length} simulations, ${content.lessons.length} lessons, no faults.`,
    );
  } else if (isCalled('import')) {
    const source = { folder, hash: await hashContentFiles(folder) };
    const content = await readContentFiles(folder);
    const changes = await withDatabase(config, (call) => call('importContent', { content, source }));
    for (const kind of ['added', 'changed', 'removed'] as const) {
      console.log(`${kind}: ${changes[kind].length}`);
      for (const item of changes[kind]) console.log(`  ${item}`);
    }
  } else if (isCalled('export') && name !== undefined) {
    const content = await withDatabase(config, (call) => call('readContent'));
    await writeContentFiles(folder, content, config.contentDir);
    console.log(`Written to ${folder}.`);
  } else if (isCalled('remark') && name !== undefined) {
    await withDatabase(config, (call) => remark(call, name, values.yes === true));
  } else {
    console.error(HELP);
    process.exitCode = 2;
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
