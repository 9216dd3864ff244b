import path from 'node:path';
import type { LogEvent } from 'kysely';
import { storeMissingSkeletons } from '../accounts/username-skeletons.js';
import { removeCopies } from '../backup/copy-database.js';
import { startNightlyBackup } from '../backup/nightly-backup.js';
import type { Config } from '../config.js';
import { buildApp, type App } from '../app.js';
import { ContentError } from '../content/content-issues.js';
import { sourceOf } from '../content/content-source.js';
import { importAtStart } from '../content/import-at-start.js';
import { readInThread } from '../content/read-in-thread.js';
import { typesetMissing } from '../content/typeset-missing.js';
import { createLogger } from '../create-logger.js';
import { runLongWork } from '../database/call-limits.js';
import { DataDirError } from '../database/data-dir.js';
import { DataDirLockedError } from '../database/data-lock.js';
import { createLostConnectionLog } from '../database/lost-connections.js';
import { migrate, MigrationError } from '../database/migrate.js';
import { connectEmbedded, openDatabase, type Database } from '../database/open-database.js';
import { startHousekeeping } from '../housekeeping.js';
import { createSendMail } from '../mail/create-send-mail.js';
import {
  addProcessMetrics,
  countQuery,
  createMetrics,
  monitorTasks,
  type Metrics,
} from '../metrics/metrics.js';
import { deriveKeys, loadOrCreateSecret } from '../secrets.js';
import { startControlServer } from '../staff/control-server.js';
import { runStaffCommand } from '../staff/staff-commands.js';
import { endProcess, listen } from './listen.js';
import type { PreparedStart } from './prepare-start.js';
import { describeStart } from './start-table.js';

/** Interval at which a server on a shared database checks for new content, which it serves within 5 s of an import. */
const CONTENT_CHECK_MS = 2000;

const logger = createLogger();
const lostConnections = createLostConnectionLog(logger);

async function start({ config, formerMode, engine }: PreparedStart): Promise<void> {
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  if (formerMode !== undefined)
    logger.warn({ dataDir: config.dataDir, formerMode }, 'closed the data folder to other users');
  const options = {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onConnectionError: (error: Error) => {
      metrics?.lostConnections.inc();
      lostConnections.add(error);
    },
    checkpointTask: monitorTasks(logger, metrics ?? createMetrics())(
      'checkpoint',
      'could not write a checkpoint of the embedded database: its log grows until a checkpoint succeeds; check the disk of DATA_DIR',
    ),
    ...(metrics && { onQuery: (event: LogEvent) => countQuery(metrics, event) }),
  };
  const database = engine ? connectEmbedded(engine, options) : await openDatabase(options);
  try {
    // While the embedded database opens.
    const app = await build(config, database, metrics);
    const hashing = sourceOf(config.contentDir);
    hashing.catch(() => undefined); // The import at the start awaits it.
    await engine?.current();
    await prepareContent(config, database, hashing);
    await runLongWork(() => app.refreshContent());
    await serve(config, database, app, metrics);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Builds the server, without a query. */
async function build(config: Config, { db }: Database, metrics: Metrics | undefined): Promise<App> {
  return buildApp({
    db,
    webDir: config.webDir,
    siteUrl: config.siteUrl,
    mediaOrigins: config.mediaOrigins,
    imagesDir: path.join(config.contentDir, 'pictures'),
    videosDir: path.join(config.contentDir, 'videos'),
    logger,
    trustProxy: config.trustProxy,
    keys: deriveKeys(config.authSecret ?? (await loadOrCreateSecret(config.dataDir))),
    sendMail: createSendMail({ ...config, log: logger }),
    redisUrl: config.redisUrl,
    dataDir: config.dataDir,
    ...(metrics && { metrics }),
  });
}

/** Migrates the database and imports the content folder. */
async function prepareContent(
  config: Config,
  database: Database,
  hashing: ReturnType<typeof sourceOf>,
): Promise<void> {
  const applied = await migrate(database.db);
  if (applied.length > 0) logger.info({ applied }, 'database migrated');
  const compared = await storeMissingSkeletons(database.db);
  if (compared > 0) logger.info({ users: compared }, 'forms of usernames that look alike stored');
  const { changes, notImported } = await importAtStart(
    database,
    config.contentDir,
    (folder) => readInThread(folder, config.mediaOrigins),
    hashing,
  );
  if (changes) {
    const { added, changed, removed } = changes;
    logger.info({ items: added.length + changed.length + removed.length }, 'content imported');
  }
  for (const reason of notImported) logger.warn(reason);
  const typeset = await typesetMissing(database.db);
  if (typeset > 0) logger.info({ lessons: typeset }, 'lesson texts typeset');
}

async function serve(
  config: Config,
  database: Database,
  app: App,
  metrics: Metrics | undefined,
): Promise<void> {
  const { monitorTask } = app.fastify;

  // Only this process can open an embedded database: staff commands run in it.
  const stopControlServer =
    database.kind === 'embedded'
      ? await startControlServer(config.dataDir, async (name, input) => {
          const result = await runStaffCommand(database.db, name, input);
          if (await app.refreshContent()) logger.info('new content is served');
          return result;
        })
      : undefined;
  const check = monitorTask('content check', 'could not check for new content');
  const contentCheck =
    database.kind === 'server'
      ? setInterval(() => {
          app.refreshContent().then((changed) => {
            check.reportSuccess();
            if (changed) logger.info('new content is served');
          }, check.reportFailure);
        }, CONTENT_CHECK_MS)
      : undefined;

  if (database.kind === 'embedded') await removeCopies(config.dataDir);
  const stopBackups =
    config.backupDir === undefined
      ? undefined
      : startNightlyBackup({
          folder: config.backupDir,
          keep: config.backupKeep,
          log: logger,
          task: monitorTask('backup', 'could not write a backup'),
        });
  const stopHousekeeping = startHousekeeping(
    database.db,
    monitorTask('housekeeping', 'could not delete expired rows'),
  );
  if (metrics) addProcessMetrics(metrics, database.pool);
  await listen(app.fastify, config, {
    logger,
    metrics,
    describe: (metricsAddress) => describeStart(config, database, metricsAddress),
    beforeClose: async () => {
      clearInterval(contentCheck);
      stopHousekeeping();
      stopBackups?.();
      await stopControlServer?.();
    },
    afterClose: async () => {
      await database.close();
      lostConnections.flush();
    },
  });
}

/** Starts the server; ends the process when that is impossible. */
export const startServer = (prepared: Promise<PreparedStart>): Promise<void> =>
  prepared.then(start).catch((error: unknown) => {
    endProcess(error, logger, [DataDirError, DataDirLockedError, ContentError, MigrationError]);
  });
