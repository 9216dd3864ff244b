// npm run attacks -w @zarra/benchmarks -- [--only <part of a name>]
// Performs the attacks of docs/decisions/0046 on the real server: one on a PostgreSQL server of this run, behind a proxy that can fall
// silent, and one on the embedded database. Everything is on loopback, bounded, and ends within about six minutes. Prints a
// table in Markdown with the figures before and now; the exit code is 1 when an attack succeeds. Linux only.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startAttackedSite } from './attacks/attacked-site.js';
import { floodContact } from './attacks/contact-flood.js';
import { attackEmbedded } from './attacks/durability.js';
import { floodHashing } from './attacks/hash-flood.js';
import { inspectSite } from './attacks/observation.js';
import { loopClasses } from './attacks/one-account.js';
import { formatTable, type Outcome } from './attacks/outcome.js';
import { startMisconfigured } from './attacks/production-settings.js';
import { stuffProgress } from './attacks/progress-stuffing.js';
import { attackOwner, exhaustRecovery } from './attacks/recovery.js';
import { pollWithCopy } from './attacks/refresh-tokens.js';
import { registerDeceptively } from './attacks/registrations.js';
import { guessAtSchool, signInAtOnce } from './attacks/sign-ins.js';
import { silenceDatabase } from './attacks/silent-database.js';
import { neverRead, openMany } from './attacks/sockets.js';

/** Ends the whole run when an attack hangs. */
const HANG_MS = 600_000;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const folder = await mkdtemp(path.join(tmpdir(), 'zarra-attacks-'));
const outcomes: Outcome[] = [];
const started = performance.now();

/** A failure of the attack itself becomes a row, so that the others still run. */
async function perform(name: string, attack: () => Promise<Outcome[]>): Promise<void> {
  if (!name.toLowerCase().includes(values.only.toLowerCase())) return;
  const start = performance.now();
  const rows = await attack().catch((error: unknown): Outcome[] => [
    { attack: name, before: '', now: `the attack failed: ${String(error)}`, repelled: false },
  ]);
  outcomes.push(...rows);
  console.log(
    `${name}: ${((performance.now() - start) / 1000).toFixed(0)} s, ${rows.every(({ repelled }) => repelled) ? 'repelled' : 'SUCCEEDS'}`,
  );
}

const hang = setTimeout(() => {
  console.error(`not finished after ${HANG_MS / 1000} s`);
  process.exit(1);
}, HANG_MS);
try {
  const site = await startAttackedSite(folder);
  try {
    const silentSockets = perform('neverRead', () => neverRead(site));
    await perform('silenceDatabase', () => silenceDatabase(site));
    await perform('signInAtOnce', () => signInAtOnce(site));
    await perform('loopClasses', () => loopClasses(site));
    await perform('guessAtSchool', () => guessAtSchool(site));
    await perform('floodHashing', () => floodHashing(site));
    await perform('stuffProgress', () => stuffProgress(site));
    await perform('registerDeceptively', () => registerDeceptively(site));
    await perform('openMany', () => openMany(site));
    await perform('floodContact', () => floodContact(site));
    await perform('exhaustRecovery', () => exhaustRecovery(site));
    // These two move the clock.
    await perform('attackOwner', () => attackOwner(site));
    await perform('pollWithCopy', () => pollWithCopy(site));
    await perform('inspectSite', () => inspectSite(site));
    await perform('attackEmbedded', () => attackEmbedded(folder));
    await perform('startMisconfigured', () => startMisconfigured(folder));
    await silentSockets;
  } finally {
    await site.stop();
  }
} finally {
  clearTimeout(hang);
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${formatTable(outcomes)}\n`);
const succeeding = outcomes.filter(({ repelled }) => !repelled).length;
console.log(
  `${outcomes.length} attacks in ${((performance.now() - started) / 1000).toFixed(0)} s, ${succeeding} succeed`,
);
process.exit(succeeding > 0 ? 1 : 0);
