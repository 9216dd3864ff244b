// @ts-check
// npm test: what a contributor runs before a push. npm run test:ci: what CI runs after it. npm run test:extended: everything with
// the larger numbers of docs/testing.md.
import { ensureDependencies } from './prepare.mjs';

const scope = process.argv[2] ?? 'push';
await ensureDependencies();
// tsx is available only after the installation.
(await import('tsx/esm/api')).register();
const { checks } = await import('./checks.js');
const { runSteps } = await import('./run-steps.js');

const check = Object.entries(checks).find(([name]) => name === scope)?.[1];
if (!check) throw new Error(`Unknown check "${scope}": ${Object.keys(checks).join(', ')}`);
process.env['ZARRA_TEST_SCOPE'] = scope;
await runSteps(check);
