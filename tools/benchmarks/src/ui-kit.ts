// node tools/benchmarks/src/ui-kit.mjs [--rounds 9] [--only ui-kit,mui]
// The kit beside its peers: bytes of one Button and of ten components, and rendering 200 cards with buttons on a server.
// The kit is packed as it is published; peers are installed, at the versions of kits.mjs, into a temporary folder through
// npm's own configuration, and one that cannot be had is named and left out. Ends with 1 when a target is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packAll } from '@zarra/tools/packages/pack';
import { stageLibraries } from '@zarra/tools/packages/stage';
import { installKit } from './ui-kit/install-kit.js';
import { type Installed, kits } from './ui-kit/kits.js';
import { measureSizes } from './ui-kit/sizes.js';
import { measureRendering } from './ui-kit/rendering.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, only: { type: 'string', default: '' } },
});
const asked = values.only.split(',').filter(Boolean);
const into = mkdtempSync(path.join(tmpdir(), 'zarra-kits-'));
try {
  const ours = (await stageLibraries()).filter(({ library }) => library.name === '@zarra/ui-kit');
  const tarball = packAll(
    ours.map(({ stage }) => stage),
    into,
  )[0]?.tarball;
  const installed: Installed[] = [];
  for (const kit of kits(`file:${tarball}`)) {
    if (asked.length > 0 && !asked.includes(kit.name) && kit.name !== 'plain React') continue;
    const folder = path.join(into, `kit-${installed.length}`);
    const fault = await installKit(kit, folder);
    if (fault) console.log(`${kit.name} cannot be had and is left out: ${fault}`);
    else installed.push({ ...kit, folder });
  }
  const missed = [
    ...(await measureSizes(installed)),
    ...(await measureRendering(installed, Number(values.rounds))),
  ];
  for (const fault of missed) console.error(`Missed: ${fault}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(into, { recursive: true, force: true });
}
