// node --import tsx tools/packages/serve.ts: serves all libraries from a registry on loopback until Ctrl+C, to try them
// in other projects.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry } from './registry.js';
import { preparePackages } from './prepare.js';

const into = mkdtempSync(path.join(tmpdir(), 'zarra-registry-'));
process.once('exit', () => rmSync(into, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

await preparePackages();
const registry = await startRegistry(into);
await registry.publish();
console.log(`In any folder outside this one, until Ctrl+C here:

npm config set @zarra:registry ${registry.address} --location=project
npm install @zarra/ui-kit react react-dom styled-components`);
