// @ts-check
// npm run pack: writes dist/zarra-<version>.tar.gz, which runs with Node alone (docs/operate.md).
import path from 'node:path';
import { ensureBuilt, ensureDependencies, printHeading, root } from './prepare.mjs';

ensureDependencies();
ensureBuilt(['@zarra/web', '@zarra/api']);
printHeading('Packing …');
// tsx is available only after the installation.
(await import('tsx/esm/api')).register();
const { writeArchive } = await import('../archive/write-archive.js');
const { file, bytes, components } = writeArchive();
const size = (bytes / 1e6).toFixed(1);
console.log(
  `${path.relative(root, file)}: ${size} MB, ${components} components, ${process.platform} ${process.arch}`,
);
