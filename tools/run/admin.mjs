// @ts-check
// npm run admin -- users|sessions|disable|delete|messages (apps/api/src/admin-cli.ts)
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureDependencies, root } from './prepare.mjs';

ensureDependencies();
ensureBuilt(['@zarra/api']);
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'apps/api/dist/admin-cli.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
