import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { ContentError } from './content/content-issues.js';
import { importAtStart } from './content/import-at-start.js';
import { typesetMissing } from './content/typeset-missing.js';
import { createLogger } from './create-logger.js';
import { DataDirLockedError } from './database/data-lock.js';
import { migrate, MigrationError } from './database/migrate.js';
import { openDatabase, type Database } from './database/open-database.js';
import { startHousekeeping } from './housekeeping.js';
import { createSendMail } from './mail/create-send-mail.js';
import { deriveKeys, loadOrCreateSecret } from './secrets.js';
import { startControlServer } from './staff/control-server.js';
import { runStaffCommand } from './staff/staff-commands.js';

/** Interval at which a server on a shared database checks for new content, which it serves within 5 s of an import. */
const CONTENT_CHECK_MS = 2000;

const logger = createLogger();

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onConnectionError: (error) => logger.warn({ err: error }, 'lost a database connection'),
  });
  try {
    await serve(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(config: Config, database: Database): Promise<void> {
  const applied = await migrate(database.db);
  if (applied.length > 0) logger.info({ applied }, 'database migrated');
  const { changes, notImported } = await importAtStart(database, config.contentDir, config.mediaOrigins);
  if (changes) {
    const { added, changed, removed } = changes;
    logger.info({ items: added.length + changed.length + removed.length }, 'content imported');
  }
  for (const reason of notImported) logger.warn(reason);
  const typeset = await typesetMissing(database.db);
  if (typeset > 0) logger.info({ lessons: typeset }, 'lesson texts typeset');

  const app = await buildApp({
    db: database.db,
    webDir: config.webDir,
    labDir: config.labDir,
    siteUrl: config.siteUrl,
    mediaOrigins: config.mediaOrigins,
    imagesDir: path.join(config.contentDir, 'pictures'),
    videosDir: path.join(config.contentDir, 'videos'),
    logger,
    trustProxy: config.trustProxy,
    keys: deriveKeys(config.authSecret ?? (await loadOrCreateSecret(config.dataDir))),
    sendMail: createSendMail({ ...config, log: logger }),
    redisUrl: config.redisUrl,
  });

  // Only this process can open an embedded database: staff commands run in it.
  const stopControlServer =
    database.kind === 'embedded'
      ? await startControlServer(config.dataDir, async (name, input) => {
          const result = await runStaffCommand(database.db, name, input);
          if (await app.refreshContent()) logger.info('new content is served');
          return result;
        })
      : undefined;
  const contentCheck =
    database.kind === 'server'
      ? setInterval(() => {
          app.refreshContent().then(
            (changed) => changed && logger.info('new content is served'),
            (error: unknown) => logger.warn({ err: error }, 'could not check for new content'),
          );
        }, CONTENT_CHECK_MS)
      : undefined;

  const stopHousekeeping = startHousekeeping(database.db, logger);
  closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
    if (err) logger.error({ err }, 'stopping after an error');
    else logger.info({ signal }, 'stopping');
    clearInterval(contentCheck);
    stopHousekeeping();
    await stopControlServer?.();
    // Connections with a running request would otherwise stay open after the response.
    app.fastify.server.keepAliveTimeout = 1;
    await app.fastify.close(); // Waits for running requests and rejects new ones with 503.
    await database.close();
  });

  const listenTextResolver = (address: string): string => `Zarra is ready: ${address}`;
  await app.fastify.listen({ port: config.port, host: config.host, listenTextResolver });
}

start().catch((error: unknown) => {
  const expected = [ConfigError, DataDirLockedError, ContentError, MigrationError];
  if (expected.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else logger.fatal({ err: error }, 'could not start');
  process.exit(1);
});
