// node --import tsx tools/affected/measure.ts [--touch libs/simulations] [--targets build,typecheck,…] [--in folder --full-seconds n]
// What a feature team's CI costs: a full run in a fresh copy, the same run after one library was touched, and once more with
// nothing changed. Prints how many tasks ran and the time of each as a part of the full run's. Takes as long as a full run
// does, unless one has just passed in a clone, with the same environment: `--in` names it, and `--full-seconds` its time.
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyWorkspace } from '../run/copy-workspace.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from '../run/find-chromium.mjs';

const { values } = parseArgs({
  options: {
    touch: { type: 'string', default: 'libs/simulations' },
    targets: {
      type: 'string',
      default: 'build,typecheck,lint,test,test-dev-page,stories,e2e-subjects',
    },
    in: { type: 'string' },
    'full-seconds': { type: 'string' },
  },
});
/** Most a touched leaf, and a run in which nothing changed, may cost of a full run. */
const [MOST_TOUCHED, MOST_REPLAYED] = [0.25, 0.1];

/** Nx writes here what each task did; the path is from the root. */
const PROFILE = 'dist/affected-tasks.json';

const chromium = await findChromium();
if (!chromium) throw new Error(HOW_TO_GET_CHROMIUM);
const workspace = values.in ? path.resolve(values.in) : copyWorkspace({ withContent: true });
const nx = realpathSync(path.join(workspace, 'node_modules/.bin/nx'));
const touched = path.join(workspace, values.touch, 'src/index.ts');
const untouched = readFileSync(touched);

/** @returns the tasks there are, and those that did not come from the cache */
function runAll(): { seconds: number; tasks: number; run: number } {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', ...values.targets.split(','), '--outputStyle=static'],
    {
      cwd: workspace,
      encoding: 'utf8',
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NX_WORKSPACE_ROOT_PATH: workspace,
        CHROMIUM_PATH: chromium,
        NX_PROFILE: PROFILE,
        // A copy knows nothing of what ran elsewhere: Nx would look into the cache of this user.
        ...(!values.in && { NX_CACHE_DIRECTORY: path.join(workspace, '.nx/cache') }),
      },
      maxBuffer: 1e9,
    },
  );
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`A run failed.\n${stdout.slice(-8000)}${stderr.slice(-2000)}`);
  const profile = JSON.parse(readFileSync(path.join(workspace, PROFILE), 'utf8')) as {
    ph: string;
    args: { status: string };
  }[];
  const statuses = profile.filter(({ ph }) => ph === 'X').map(({ args }) => args.status);
  return { seconds, tasks: statuses.length, run: statuses.filter((one) => !one.includes('cache')).length };
}

try {
  console.log(`Targets: ${values.targets}`);
  const ran = values.in ? undefined : runAll();
  appendFileSync(touched, '\n// touched\n');
  const afterTouch = runAll();
  const replay = runAll();
  const full = { run: afterTouch.tasks, seconds: ran?.seconds ?? Number(values['full-seconds']) };
  console.log(`full run            ${full.run} tasks, ${full.seconds.toFixed(0)} s`);
  let failed = false;
  for (const [what, { run, seconds }, most] of [
    [`touched ${values.touch}`, afterTouch, MOST_TOUCHED],
    ['nothing changed', replay, MOST_REPLAYED],
  ] as const) {
    const [ofTasks, ofTime] = [run / full.run, seconds / full.seconds];
    const keeps = ofTasks <= most && ofTime <= most;
    failed ||= !keeps;
    const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
    console.log(
      `${what.padEnd(20)}${run} tasks (${percent(ofTasks)}), ${seconds.toFixed(0)} s (${percent(ofTime)}), at most ${percent(most)}${keeps ? '' : ' EXCEEDED'}`,
    );
  }
  process.exitCode = failed ? 1 : 0;
} finally {
  if (values.in) writeFileSync(touched, untouched);
  else rmSync(workspace, { recursive: true, force: true });
}
