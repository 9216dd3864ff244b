// npm run affected -w @zarra/benchmarks -- [--touch libs/simulations] [--targets build,typecheck,…]
// The cost of CI for a feature team: a full run in a new copy, the same run after a change of one library, and again without a
// change. Prints the number of tasks and the time of each run as a share of the full run. Takes as long as a full run.
import { spawnSync } from 'node:child_process';
import { appendFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { copyWorkspace } from '@zarra/tools/copy-workspace';
import { readReports } from '@zarra/tools/step-report';
import { checkTarget, onEnd, readOptions, run } from './runner.js';

const { touch, targets } = readOptions({
  touch: 'libs/simulations',
  targets: 'build,typecheck,lint,test,test-dev-page,stories,e2e-subject',
});
/** Nx writes its report of the tasks here, relative to the root. */
const PROFILE = 'dist/affected/tasks.json';

const chromium = await findChromium();
if (!chromium) throw new Error(NO_CHROMIUM_MESSAGE);
const workspace = copyWorkspace({ withContent: true });
const nx = realpathSync(path.join(workspace, 'node_modules/.bin/nx'));

/** @returns seconds, all tasks, and tasks that did not come from the cache */
function runTargets(): { seconds: number; tasks: number; executed: number } {
  const startTime = performance.now();
  const args = [nx, 'run-many', '-t', ...targets.split(','), '--outputStyle=static'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: workspace,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{ NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: workspace, NX_PROFILE: PROFILE },
      // Otherwise Nx uses the cache of this user.
      NX_CACHE_DIRECTORY: path.join(workspace, '.nx/cache'),
      CHROMIUM_PATH: chromium,
    },
    maxBuffer: 1e9,
  });
  const seconds = (performance.now() - startTime) / 1000;
  if (status !== 0) throw new Error(`A run failed.\n${stdout.slice(-8000)}${stderr.slice(-2000)}`);
  const { tasks, cached } = readReports(path.join(workspace, path.dirname(PROFILE)));
  return { seconds, tasks, executed: tasks - cached };
}

await run(() => {
  onEnd(() => rmSync(workspace, { recursive: true, force: true }));
  console.log(`Targets: ${targets}`);
  const full = runTargets();
  console.log(`full run: ${full.tasks} tasks, ${full.seconds.toFixed(0)} s`);
  appendFileSync(path.join(workspace, touch, 'src/index.ts'), '\n// touched\n');
  for (const [name, max] of [
    [`touched ${touch}`, 25],
    ['nothing changed', 10],
  ] as const) {
    const { executed, seconds } = runTargets();
    const target = { max, digits: 1, unit: ' %' };
    checkTarget(`${name}: ${executed} tasks`, (100 * executed) / full.tasks, target);
    checkTarget(`${name}: ${seconds.toFixed(0)} s`, (100 * seconds) / full.seconds, target);
  }
});
