import { parseArgs } from 'node:util';
import { formatTable } from './format-table.js';
import { commandName } from './command-line.js';
import { readServerConfig, type Config } from './config.js';
import { reasonOf } from './database/error-reason.js';
import { failed, ok, runChecks, type Check } from './doctor/check.js';
import { checkDatabase } from './doctor/check-database.js';
import { backups } from './doctor/check-backups.js';
import { fileChecks, programChecks } from './doctor/check-machine.js';
import { serviceChecks } from './doctor/check-services.js';

const HELP = `${commandName('doctor')} [--site] [--backups <folder>]

Checks the program, the settings, the data folder, the free disk, the database and its migrations, the clock, mail and
Redis (with API_URL: the back end), and prints what to do. It changes no data and no settings, and also works while the server runs. An embedded database
that no server uses is opened and closed, as by a start. Run it as the user and with the settings of the server. Exit code 1:
something failed.

  --site              also requests SITE_URL and reads when its certificate expires
  --backups <folder>  also checks the age of the newest backup there (BACKUP_DIR when absent)`;

const isHelp = { type: 'boolean', short: 'h' } as const;

/** The checks, or the error of the settings. */
function checksOf(withSite: boolean, folder: string | undefined): readonly Check[] {
  let config: Config;
  try {
    config = readServerConfig(process.env);
  } catch (error) {
    const result = failed(
      reasonOf(error).replaceAll('\n', ' '),
      'Correct the setting (docs/operate.md, "Settings").',
    );
    return [...programChecks, { name: 'Settings', run: () => result }];
  }
  const database = config.apiUrl === undefined ? checkDatabase(config) : undefined;
  const backupFolder = folder ?? config.backupDir;
  return [
    ...programChecks,
    { name: 'Settings', run: () => ok('valid') },
    ...fileChecks(config),
    ...(database
      ? [
          { name: 'Database', run: async () => (await database).database },
          { name: 'Migrations', run: async () => (await database).migrations },
          { name: 'Clock', run: async () => (await database).clock },
        ]
      : []),
    ...serviceChecks(config, withSite),
    ...(backupFolder === undefined ? [] : [backups(backupFolder)]),
  ];
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { site: { type: 'boolean' }, backups: { type: 'string' }, help: isHelp },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const results = await runChecks(checksOf(values.site === true, values.backups));
  const rows = results.map(({ name, status, finding }) => [name, status, finding]);
  console.log(formatTable(['check', 'result', 'finding'], rows));
  const advice = results.flatMap(({ name, advice: text }) =>
    text === undefined ? [] : [`${name}: ${text}`],
  );
  if (advice.length > 0) console.log(`\nWhat to do:\n${advice.map((line) => `  ${line}`).join('\n')}`);
  if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(`${reasonOf(error)}\n\n${HELP}`);
  process.exitCode = 2;
});
