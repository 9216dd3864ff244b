import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { median } from '../statistics.js';
import type { Installed } from './kits.js';

/** Least parts of another's speed: targets of the kit. */
const TARGETS = { 'plain React': 0.25, 'Radix Themes': 1.5, MUI: 8 };

interface Turn {
  /** Pages per second of the process's own time. */
  readonly rendered: number;
  readonly bytes: number;
}

function startRenderer({ name, folder, page }: Installed) {
  const child = fork(path.join(import.meta.dirname, 'renderer.mjs'), [folder, page], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (code) child.emit('error', new Error(`the renderer of ${name} ended`));
  });
  const turn = async (): Promise<Turn> => {
    child.send('render');
    const [answer] = await once(child, 'message');
    return answer;
  };
  return { name, turn, end: () => child.kill() };
}

/**
 * Renders the same 200 cards by each kit, a process for each, in turn within every round; prints medians.
 * @returns what is missed
 */
export async function measureRendering(kits: Installed[], rounds: number): Promise<string[]> {
  const renderers = kits.filter(({ page }) => page).map(startRenderer);
  const turns: Turn[][] = renderers.map(() => []);
  try {
    for (const { turn } of renderers) await turn(); // The first one warms.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { turn }] of renderers.entries()) turns[index]?.push(await turn());
  } finally {
    for (const { end } of renderers) end();
  }
  const results = renderers.map(({ name }, index) => ({
    name,
    speeds: turns[index]?.map(({ rendered }) => rendered) ?? [],
    bytes: turns[index]?.[0]?.bytes ?? 0,
  }));
  const ours = results.find(({ name }) => name === 'ui-kit')?.speeds ?? [];
  // Rounds are compared with themselves: the machine is not equally fast in each.
  const against = (theirs: number[]) =>
    median(ours.map((speed, round) => speed / (theirs[round] ?? Number.NaN)));
  console.log('200 cards with buttons rendered on a server, styles collected; per second of processor time');
  console.table(
    Object.fromEntries(
      results.map(({ name, speeds, bytes }) => [
        name,
        {
          'pages/s': Math.round(median(speeds)),
          'ui-kit against it': against(speeds).toFixed(2),
          'bytes of HTML and styles': bytes,
        },
      ]),
    ),
  );
  return results.flatMap(({ name, speeds }) => {
    const least = Object.entries(TARGETS).find(([target]) => target === name)?.[1];
    return least !== undefined && against(speeds) < least ? [`${least} × the speed of ${name}`] : [];
  });
}
