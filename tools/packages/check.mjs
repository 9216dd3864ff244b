// @ts-check
// node tools/packages/check.mjs [library …]: packs every library, or those and what they stand on, and examines the tarballs;
// prints a table, ends with 1 on a fault.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleFaults } from './examples.mjs';
import { librariesFor } from './libraries.mjs';
import { packageFaults } from './package-faults.mjs';
import { packAll } from './pack.mjs';
import { stageLibraries } from './stage.mjs';

const into = mkdtempSync(path.join(tmpdir(), 'zarra-packages-'));
try {
  const staged = stageLibraries(librariesFor(process.argv.slice(2)));
  const packs = packAll(
    staged.map(({ stage }) => stage),
    into,
  );
  const examples = exampleFaults(packs, into);
  const rows = [];
  for (const packed of packs) {
    const source = staged.find(({ library }) => library.name === packed.name)?.library.folder ?? '';
    const others = packs.filter((other) => other !== packed).map(({ folder }) => folder);
    const found = await packageFaults(packed, source, others);
    const compiled = examples.get(packed.name) ?? { count: 0, faults: [] };
    rows.push({ packed, examples: compiled.count, faults: [...found, ...compiled.faults] });
  }
  console.table(
    Object.fromEntries(
      rows.map(({ packed, examples: count, faults }) => [
        packed.name,
        {
          files: packed.files.length,
          'kB packed': (packed.bytes / 1000).toFixed(1),
          entries: Object.keys(packed.manifest.exports).length - 1,
          examples: count,
          faults: faults.length,
        },
      ]),
    ),
  );
  for (const { packed, faults } of rows)
    for (const fault of faults) console.error(`${packed.name}: ${fault}`);
  if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
} finally {
  rmSync(into, { recursive: true, force: true });
}
