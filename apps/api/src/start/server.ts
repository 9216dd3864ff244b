import { compileEngine } from '../database/compile-engine.js';

// Before the modules of the server are loaded: the embedded engine compiles meanwhile.
if (!process.env['DATABASE_URL']) void compileEngine();

const { startServer } = await import('./start-server.js');
await startServer();
