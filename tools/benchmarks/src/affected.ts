// npm run affected -w @zarra/benchmarks -- [--touch libs/simulations] [--targets build,typecheck,…]
// What a feature team's CI costs: a full run in a new copy, the same run after one library was touched, and once more with
// nothing changed. Prints how many tasks ran and the time of each as a part of the full run's. Takes as long as a full run.
import { spawnSync } from 'node:child_process';
import { appendFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, HOW_TO_GET_CHROMIUM } from '@zarra/tools/chromium';
import { copyWorkspace } from '@zarra/tools/copy-workspace';
import { readTimes } from '@zarra/tools/step-times';

const { values } = parseArgs({
  options: {
    touch: { type: 'string', default: 'libs/simulations' },
    targets: { type: 'string', default: 'build,typecheck,lint,test,test-dev-page,stories,e2e-subjects' },
  },
});
/** Nx writes here what each task did; the path is from the root. */
const PROFILE = 'dist/affected/tasks.json';

const chromium = await findChromium();
if (!chromium) throw new Error(HOW_TO_GET_CHROMIUM);
const workspace = copyWorkspace({ withContent: true });
const nx = realpathSync(path.join(workspace, 'node_modules/.bin/nx'));

/** @returns the tasks there are, and those that did not come from the cache */
function runAll(): { seconds: number; tasks: number; run: number } {
  const began = performance.now();
  const args = [nx, 'run-many', '-t', ...values.targets.split(','), '--outputStyle=static'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: workspace, NX_PROFILE: PROFILE },
      // Without it Nx would use this user's cache.
      NX_CACHE_DIRECTORY: path.join(workspace, '.nx/cache'),
      CHROMIUM_PATH: chromium,
    },
    maxBuffer: 1e9,
  });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`A run failed.\n${stdout.slice(-8000)}${stderr.slice(-2000)}`);
  const { tasks, cached } = readTimes(path.join(workspace, path.dirname(PROFILE)));
  return { seconds, tasks, run: tasks - cached };
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
try {
  console.log(`Targets: ${values.targets}`);
  const full = runAll();
  console.log(`full run            ${full.tasks} tasks, ${full.seconds.toFixed(0)} s`);
  appendFileSync(path.join(workspace, values.touch, 'src/index.ts'), '\n// touched\n');
  /** The most that a touched leaf, and a run in which nothing changed, may cost of a full run. */
  for (const [what, most] of [
    [`touched ${values.touch}`, 0.25],
    ['nothing changed', 0.1],
  ] as const) {
    const { run, seconds } = runAll();
    const [ofTasks, ofTime] = [run / full.tasks, seconds / full.seconds];
    const fits = ofTasks <= most && ofTime <= most;
    console.log(
      `${what.padEnd(20)}${run} tasks (${percent(ofTasks)}), ${seconds.toFixed(0)} s (${percent(ofTime)}), at most ${percent(most)}${fits ? '' : ' EXCEEDED'}`,
    );
    if (!fits) process.exitCode = 1;
  }
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
