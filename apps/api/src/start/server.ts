import { startWatchdog } from './watchdog.js';

startWatchdog();
// A site of another back end has no database: it loads less than half of the modules.
if (process.env['API_URL']) {
  const { startSite } = await import('./start-site.js');
  await startSite();
} else {
  const { startEngineThread } = await import('../database/start-engine-thread.js');
  // A start waits longest for the embedded database. Its thread starts first; it opens the database as soon as the data folder is
  // locked, while the modules of the server are loaded.
  const openInThread = process.env['DATABASE_URL'] ? undefined : startEngineThread();
  const { prepareStart } = await import('./prepare-start.js');
  const prepared = prepareStart(process.env, openInThread);
  prepared.catch(() => undefined); // startServer reports the error.
  const { startServer } = await import('./start-server.js');
  await startServer(prepared);
}
