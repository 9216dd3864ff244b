// node --import tsx tools/packages/check.ts [library …]: packs every library, or those and their dependencies, and examines
// the tarballs; prints a table, ends with 1 on a fault.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleFaults } from './examples.js';
import { librariesFor } from './libraries.js';
import { packAll } from './pack.js';
import { contentFaults, typeFaults } from './package-faults.js';
import { stageLibraries } from './stage.js';

const into = mkdtempSync(path.join(tmpdir(), 'zarra-packages-'));
try {
  const staged = await stageLibraries(librariesFor(process.argv.slice(2)));
  const packs = packAll(
    staged.map(({ stage }) => stage),
    into,
  );
  const examples = exampleFaults(packs, into);
  const table: Record<string, Record<string, number>> = {};
  for (const packed of packs) {
    const source = staged.find(({ library }) => library.name === packed.name)?.library.folder ?? '';
    const compiled = examples.get(packed.name);
    const faults = [
      ...(await contentFaults(packed, source)),
      ...(await typeFaults(packed)),
      ...(compiled?.faults ?? []),
    ];
    table[packed.name] = {
      files: packed.files.length,
      'kB packed': Math.round(packed.bytes / 100) / 10,
      entries: Object.keys(packed.manifest.exports).length - 1,
      examples: compiled?.count ?? 0,
      faults: faults.length,
    };
    for (const fault of faults) console.error(`${packed.name}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  console.table(table);
} finally {
  rmSync(into, { recursive: true, force: true });
}
