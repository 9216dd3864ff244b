// @ts-check
// npm start: installs, builds and serves the whole site from one process (settings: docs/operate.md).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureDependencies, root, printHeading } from './prepare.mjs';

ensureDependencies();
ensureBuilt(['@zarra/web', '@zarra/api']);
printHeading('Starting …');
const server = spawn(process.execPath, [path.join(root, 'apps/api/dist/server.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
