// @ts-check
// npm run content -- …, npm run admin -- …, npm run pack:site -- …: runs apps/api/src/<name>-cli.ts, built.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureDependencies, root, SERVER, SITE } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureDependencies();
// A preview serves pages.
const needsSite = name === 'pack-site' || args[0] === 'preview';
await ensureBuilt(needsSite ? SITE : SERVER);
const program = path.join(root, `apps/api/dist/${name}-cli.js`);
const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
