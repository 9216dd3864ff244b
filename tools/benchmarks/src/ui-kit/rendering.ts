import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from '../statistics.js';
import type { InstalledKit } from './kits.js';

/** Minimum speed of ui-kit relative to another kit. */
const MIN_RATIOS = { 'plain React': 0.25, 'Radix Themes': 1.5, MUI: 8 };

interface Measurement {
  /** Pages per second of processor time. */
  readonly pagesPerSecond: number;
  readonly bytes: number;
}

function startRenderer({ name, folder, page }: InstalledKit) {
  const child = fork(path.join(import.meta.dirname, 'renderer.mjs'), [folder, page], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (code) child.emit('error', new Error(`the renderer of ${name} ended`));
  });
  const measure = async (): Promise<Measurement> => {
    child.send('render');
    const [measurement] = await once(child, 'message');
    return measurement;
  };
  return { name, measure, stop: () => child.kill() };
}

/**
 * Renders the same 200 cards by each kit in a separate process, alternating in every round, and prints medians.
 * @returns missed targets
 */
export async function measureRendering(kits: InstalledKit[], rounds: number): Promise<string[]> {
  const renderers = kits.filter(({ page }) => page).map(startRenderer);
  const measurements: Measurement[][] = renderers.map(() => []);
  try {
    for (const { measure } of renderers) await measure(); // Warm-up.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { measure }] of renderers.entries()) measurements[index]?.push(await measure());
  } finally {
    for (const { stop } of renderers) stop();
  }
  const results = renderers.map(({ name }, index) => ({
    name,
    speeds: measurements[index]?.map(({ pagesPerSecond }) => pagesPerSecond) ?? [],
    bytes: measurements[index]?.[0]?.bytes ?? 0,
  }));
  const ours = results.find(({ name }) => name === 'ui-kit')?.speeds ?? [];
  // Ratios are computed within a round: the speed of the machine differs between rounds.
  const ratioTo = (theirs: number[]) =>
    median(ours.map((speed, round) => speed / (theirs[round] ?? Number.NaN)));
  console.log('200 cards with buttons rendered on a server, styles collected; per second of processor time');
  console.table(
    Object.fromEntries(
      results.map(({ name, speeds, bytes }) => [
        name,
        {
          'pages/s': Math.round(median(speeds)),
          'ui-kit relative to it': ratioTo(speeds).toFixed(2),
          'bytes of HTML and styles': bytes,
        },
      ]),
    ),
  );
  return results.flatMap(({ name, speeds }) => {
    const minRatio = Object.entries(MIN_RATIOS).find(([target]) => target === name)?.[1];
    return minRatio !== undefined && ratioTo(speeds) < minRatio ? [`${minRatio} × the speed of ${name}`] : [];
  });
}
