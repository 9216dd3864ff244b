// @ts-check
// npm run content -- import|check|export (apps/api/src/content-cli.ts)
import path from 'node:path';
import { ensureBuilt, ensureDependencies, root, run } from './prepare.mjs';

ensureDependencies();
ensureBuilt(['@zarra/api']);
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/content-cli.js'), ...process.argv.slice(2)]) ? 0 : 1,
);
