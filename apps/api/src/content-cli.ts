import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandName } from './command-line.js';
import { readConfig, type Config } from './config.js';
import { sourceOf } from './content/content-source.js';
import { readInstalledLab } from './content/installed-lab.js';
import type { ContentSet } from './content/content-set.js';
import { readContentFiles } from './content/read-files.js';
import { logStaffAction } from './security-log/log-staff-action.js';
import { remark } from './staff/remark-command.js';
import { writeContentFiles } from './content/write-files.js';
import { withDatabase } from './staff/with-database.js';

/** Reads a content folder and checks what lessons refer to in the laboratory of this installation. */
async function readChecked(folder: string, { mediaOrigins, webDir }: Config): Promise<ContentSet> {
  const lab = await readInstalledLab(webDir);
  const content = await readContentFiles(folder, mediaOrigins, lab);
  if (!lab && content.lessons.some(({ experiments }) => experiments)) {
    console.error(
      `The experiments of lessons and the names in investigations are not checked: ${webDir} has no experiments.json.`,
    );
  }
  return content;
}

const HELP = `${commandName('content')} <command>

  check  [folder]     validates the curriculum's files and reports every issue; changes nothing
  import [folder]     imports the curriculum into the database (DATABASE_URL, or DATA_DIR when absent):
                      one transaction, ids stay, importing twice changes nothing
  export <folder>     writes the database's curriculum as files
  remark <question>   after an import that corrected a question's right option: scores the stored results of
                      class/lesson/key, such as 7-sinf/bosim/birlik, again. Prints the results that change, and asks
                      before it writes; --yes writes without asking
  variants [item]     lists the practice items with parameters in CONTENT_DIR: the number of their variants, combinations
                      that the check refuses, and values that give at least 20 variants; an item is class,
                      class/lesson or class/lesson/key
  stats [lesson]      prints the numbers of the curriculum in CONTENT_DIR per class; for class/lesson also what the lesson
                      lacks before topics.yaml may call it complete

  preview <lesson>    serves a lesson, class/lesson, of CONTENT_DIR as its page will be, on PORT (3000 when absent), with a
                      database of its own, and reloads the page when a file changes; issues are shown above the page

Lessons may name experiments and states of the built site (apps/web/dist). Videos and images on other hosts must be on one of MEDIA_ORIGINS.

The folder of check and import is CONTENT_DIR by default (apps/api/content when absent). All commands work while the
server runs, which serves new content within 5 s. A start on the embedded database imports a changed CONTENT_DIR when
the content came from there or from the default folder of another release; a start on PostgreSQL imports only into an empty database.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, yes: { type: 'boolean' } },
  });
  const [command, argument, ...rest] = positionals;
  if (values.help) {
    console.log(HELP);
    return;
  }
  const config = readConfig(process.env);
  const folder = path.resolve(argument ?? config.contentDir);
  const isCommand = (name: string) =>
    command === name && rest.length === 0 && (name === 'remark' || values.yes !== true);
  if (isCommand('check')) {
    const content = await readChecked(folder, config);
    console.log(
      `${folder}: ${content.simulations.length} simulations, ${content.lessons.length} lessons, no issues.`,
    );
  } else if (isCommand('import')) {
    const source = await sourceOf(folder);
    const content = await readChecked(folder, config);
    const changes = await withDatabase(config, (runCommand) =>
      runCommand('importContent', { content, source }),
    );
    if (changes.added.length + changes.changed.length + changes.removed.length > 0) {
      await logStaffAction(config.dataDir, { event: 'staff-action', command: `content import ${folder}` });
    }
    for (const kind of ['added', 'changed', 'removed'] as const) {
      console.log(`${kind}: ${changes[kind].length}`);
      for (const item of changes[kind]) console.log(`  ${item}`);
    }
  } else if (isCommand('export') && argument !== undefined) {
    const content = await withDatabase(config, (runCommand) => runCommand('readContent'));
    await writeContentFiles(folder, content, config.contentDir);
    console.log(`Written to ${folder}.`);
  } else if (isCommand('variants')) {
    const { listVariants } = await import('./content/list-variants.js');
    for (const line of await listVariants(path.resolve(config.contentDir), argument)) console.log(line);
  } else if (isCommand('preview') && argument !== undefined) {
    const { previewLesson } = await import('./content-preview/preview.js');
    const stopped = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
    await previewLesson(config, argument, (root) => readChecked(root, config), stopped.signal);
  } else if (isCommand('stats')) {
    const { courseStats } = await import('./content/course/course-stats.js');
    console.log(await courseStats(path.resolve(config.contentDir), config.mediaOrigins, argument));
  } else if (isCommand('remark') && argument !== undefined) {
    const changed = await withDatabase(config, (runCommand) =>
      remark(runCommand, argument, values.yes === true),
    );
    if (changed) {
      await logStaffAction(config.dataDir, { event: 'staff-action', command: `content remark ${argument}` });
    }
  } else {
    console.error(HELP);
    process.exitCode = 2;
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
