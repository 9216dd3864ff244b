// npm run affected -w @zarra/benchmarks -- [--touch libs/simulations] [--targets build,typecheck,…]
// The cost of CI for a feature team: a full run in a new copy, the same run after a change of one library, and again without a
// change. Prints the number of tasks and the time of each run as a share of the full run. Takes as long as a full run.
import { spawnSync } from 'node:child_process';
import { appendFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium, NO_CHROMIUM_MESSAGE } from '@zarra/tools/chromium';
import { copyWorkspace } from '@zarra/tools/copy-workspace';
import { readReports } from '@zarra/tools/step-report';

const { values } = parseArgs({
  options: {
    touch: { type: 'string', default: 'libs/simulations' },
    targets: { type: 'string', default: 'build,typecheck,lint,test,test-dev-page,stories,e2e-subject' },
  },
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
  const args = [nx, 'run-many', '-t', ...values.targets.split(','), '--outputStyle=static'];
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

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
try {
  console.log(`Targets: ${values.targets}`);
  const full = runTargets();
  console.log(`full run            ${full.tasks} tasks, ${full.seconds.toFixed(0)} s`);
  appendFileSync(path.join(workspace, values.touch, 'src/index.ts'), '\n// touched\n');
  // Maximum share of the full run, after a change of one library and without a change.
  for (const [name, maxShare] of [
    [`touched ${values.touch}`, 0.25],
    ['nothing changed', 0.1],
  ] as const) {
    const { executed, seconds } = runTargets();
    const [taskShare, timeShare] = [executed / full.tasks, seconds / full.seconds];
    const isMet = taskShare <= maxShare && timeShare <= maxShare;
    console.log(
      `${name.padEnd(20)}${executed} tasks (${percent(taskShare)}), ${seconds.toFixed(0)} s (${percent(timeShare)}), at most ${percent(maxShare)}${isMet ? '' : ' EXCEEDED'}`,
    );
    if (!isMet) process.exitCode = 1;
  }
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
