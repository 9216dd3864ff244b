import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compare, onEnd } from '../runner.js';
import type { InstalledKit } from './kits.js';

interface Measurement {
  /** Pages per second of processor time. */
  readonly pagesPerSecond: number;
  readonly bytes: number;
}

/** Starts a process that renders the page of a kit. @returns measures it */
function startRenderer({ name, folder, page = '' }: InstalledKit): () => Promise<Measurement> {
  const child = fork(path.join(import.meta.dirname, 'renderer.mjs'), [folder, page], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onEnd(() => child.kill());
  child.once('exit', (code) => {
    if (code) child.emit('error', new Error(`the renderer of ${name} ended`));
  });
  return async () => {
    child.send('render');
    const [measurement] = await once(child, 'message');
    return measurement;
  };
}

/** Renders the same 200 cards by each kit in a separate process. */
export async function measureRendering(kits: readonly InstalledKit[], rounds: number): Promise<void> {
  const renderers = kits.flatMap((kit) =>
    kit.page ? [{ name: kit.name, measure: startRenderer(kit) }] : [],
  );
  console.log('200 cards with buttons rendered on a server, styles collected; bytes of HTML and styles');
  for (const { name, measure } of renderers) console.log(`  ${name}: ${(await measure()).bytes}`); // Warm-up.
  console.log('pages per second of processor time');
  await compare(
    rounds,
    async (): Promise<Record<string, number>> => {
      const speeds: Record<string, number> = {};
      for (const { name, measure } of renderers) speeds[name] = (await measure()).pagesPerSecond;
      const { 'ui-kit': ours = NaN, ...others } = speeds;
      const ratios = Object.entries(others).map(([name, speed]) => [`ui-kit / ${name}`, ours / speed]);
      return { ...speeds, ...Object.fromEntries(ratios) };
    },
    {
      'ui-kit / plain React': { min: 0.25 },
      'ui-kit / Radix Themes': { min: 1.5 },
      'ui-kit / MUI': { min: 8 },
    },
  );
}
