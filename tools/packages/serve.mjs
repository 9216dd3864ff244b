// @ts-check
// node tools/packages/serve.mjs: all libraries in a registry on loopback until Ctrl+C, to be tried by hand elsewhere.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishStaged } from './consuming/publish-staged.mjs';
import { startRegistry } from './consuming/registry.mjs';
import { stageLibraries } from './stage.mjs';

const into = mkdtempSync(path.join(tmpdir(), 'zarra-registry-'));
process.once('exit', () => rmSync(into, { recursive: true, force: true }));

stageLibraries();
const registry = await startRegistry(into);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void registry.stop().then(() => process.exit()));
try {
  await publishStaged(registry);
  console.log(`In any folder outside this one, until Ctrl+C here:

npm config set @zarra:registry ${registry.address} --location=project
npm install @zarra/ui-kit react react-dom styled-components`);
} catch (failure) {
  await registry.stop();
  throw failure;
}
