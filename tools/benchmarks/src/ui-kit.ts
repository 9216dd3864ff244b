// npm run ui-kit -w @zarra/benchmarks -- [--rounds 9] [--only ui-kit,mui]
// Compares ui-kit with other kits: bytes of one Button, of ten components and of each further one, and server rendering of 200 cards with buttons.
// ui-kit is packed as it is published. The other kits are installed by npm into a temporary folder, at the versions of kits.ts;
// a kit that cannot be installed is reported and skipped. The exit code is 1 when a target is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '@zarra/tools/packages/pack';
import { preparePackages } from '@zarra/tools/packages/prepare';
import { installKit } from './ui-kit/install-kit.js';
import { type InstalledKit, kits } from './ui-kit/kits.js';
import { measureComponents, measureSizes } from './ui-kit/sizes.js';
import { measureRendering } from './ui-kit/rendering.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, only: { type: 'string', default: '' } },
});
const selected = values.only.split(',').filter(Boolean);
const into = mkdtempSync(path.join(tmpdir(), 'zarra-kits-'));
try {
  const ours = (await preparePackages()).filter(({ library }) => library.name === '@zarra/ui-kit');
  const tarball = packAll(
    ours.map(({ folder }) => folder),
    into,
  )[0]?.tarball;
  const installed: InstalledKit[] = [];
  for (const kit of kits(`file:${tarball}`)) {
    if (selected.length > 0 && !selected.includes(kit.name) && kit.name !== 'plain React') continue;
    const folder = path.join(into, `kit-${installed.length}`);
    const error = await installKit(kit, folder);
    if (error) console.log(`${kit.name} cannot be installed and is skipped: ${error}`);
    else installed.push({ ...kit, folder });
  }
  const missed = [
    ...(await measureSizes(installed)),
    ...(await measureComponents(installed)),
    ...(await measureRendering(installed, Number(values.rounds))),
  ];
  for (const target of missed) console.error(`Missed: ${target}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(into, { recursive: true, force: true });
}
