import { startEngineThread } from '../database/start-engine-thread.js';
import { startWatchdog } from './watchdog.js';

// A start waits longest for the embedded database. Its thread starts first; it opens the database as soon as the data folder is
// locked, while the modules of the server are loaded.
const openInThread = process.env['DATABASE_URL'] ? undefined : startEngineThread();
startWatchdog();
const { prepareStart } = await import('./prepare-start.js');
const prepared = prepareStart(process.env, openInThread);
prepared.catch(() => undefined); // startServer reports the error.
const { startServer } = await import('./start-server.js');
await startServer(prepared);
