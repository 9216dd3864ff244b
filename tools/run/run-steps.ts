// Runs the steps of a check, shows their output, repeats the last lines of failed steps and prints a table of times.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, NO_CHROMIUM_MESSAGE } from './find-chromium.mjs';
import { printHeading, root } from './prepare.mjs';
import { printAfter } from './ordered-output.js';
import { runCommand } from './run-command.js';
import { readTimes, type StepTimes } from './step-times.js';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Skipped where there is no Chromium; in CI that is a failure. */
  readonly needsBrowser?: true;
  /** A command that takes longer is ended and starts once more: only for a command that continues where it was ended. */
  readonly repeatAfterMinutes?: number;
}

interface Result {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** Last lines of a failed step. */
  readonly lastLines?: string;
  readonly times?: StepTimes;
}

/** A step that runs targets of all projects. */
export const nx = (...targets: string[]): Step['command'] => [
  ...(['npx', 'nx', 'run-many', '--outputStyle=static', '-t'] as const),
  ...targets,
];

/**
 * Runs steps one after another, and the steps of an inner list side by side. A failed step does not stop the next one. The exit
 * code is 1 when a step failed.
 * @param timeoutMinutes a step that takes longer is ended and fails
 */
export async function runSteps(
  { timeoutMinutes }: { readonly timeoutMinutes: number },
  groups: readonly (Step | readonly Step[])[],
): Promise<void> {
  const chromium = await findChromium();
  // Nx caches tasks by the browser they ran in.
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  const reports = path.join(root, 'dist/reports');
  rmSync(reports, { recursive: true, force: true });

  const results: Result[] = [];
  for (const group of groups) {
    const steps = 'name' in group ? [group] : group;
    printHeading(steps.map(({ name }) => name).join(', '));
    const running: Promise<Result>[] = [];
    for (const [index, step] of steps.entries()) {
      const folder = path.join(reports, `${results.length + index + 1}`);
      const print = printAfter(Promise.all(running), process.stdout);
      running.push(
        step.needsBrowser && !chromium
          ? Promise.resolve(withoutBrowser(step))
          : runStep(step, folder, print, timeoutMinutes),
      );
    }
    results.push(...(await Promise.all(running)));
  }
  printResults(results);
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

function withoutBrowser({ name }: Step): Result {
  console.log(NO_CHROMIUM_MESSAGE);
  return { name, outcome: process.env['CI'] === 'true' ? 'failed' : 'skipped', seconds: 0 };
}

async function runStep(
  { name: stepName, command, repeatAfterMinutes }: Step,
  folder: string,
  print: (text: string) => void,
  timeoutMinutes: number,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const startTime = performance.now();
  const run = async (minutes: number) => {
    const signal = AbortSignal.timeout(minutes * 60_000);
    const env = {
      REPORT_FOLDER: folder,
      // Nx expects a path relative to the root.
      NX_PROFILE: path.relative(root, path.join(folder, 'tasks.json')),
    };
    return { ...(await runCommand(command, print, env, signal)), timedOut: signal.aborted };
  };
  const first = await run(repeatAfterMinutes ?? timeoutMinutes);
  const isRepeated = first.timedOut && repeatAfterMinutes !== undefined;
  const { succeeded, lastLines } = isRepeated ? await run(timeoutMinutes) : first;
  const name = isRepeated ? `${stepName}, ended once and repeated` : stepName;
  const seconds = (performance.now() - startTime) / 1000;
  const times = readTimes(folder);
  return succeeded
    ? { name, outcome: 'passed', seconds, times }
    : { name, outcome: 'failed', seconds, times, lastLines };
}

const SLOWEST_FILES = 10;

function printResults(results: readonly Result[]): void {
  for (const { name, lastLines } of results)
    if (lastLines) printHeading(`Last lines of "${name}"\n${lastLines}`);
  printHeading(`Results, with the ${SLOWEST_FILES} slowest files of each step`);
  for (const { name, outcome, seconds, times } of results) {
    const cached = times?.tasks ? `, ${times.cached} of ${times.tasks} tasks from the cache` : '';
    console.log(`${outcome.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s  ${name}${cached}`);
    for (const file of times?.slowest(SLOWEST_FILES) ?? [])
      console.log(`${' '.repeat(9)}${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`);
  }
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
}
