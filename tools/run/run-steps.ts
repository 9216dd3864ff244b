// Runs the steps of a check: shows their output, repeats what failed, ends with a table of times.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs';
import { root, say } from './prepare.mjs';
import { inTurn } from './output-in-turn.js';
import { runCommand } from './run-command.js';
import { readTimes, type StepTimes } from './step-times.js';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Skipped where there is no Chromium; in CI that is a failure. */
  readonly needsBrowser?: true;
}

interface Result {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** Last lines of a step that failed. */
  readonly end?: string;
  readonly times?: StepTimes;
}

/** A step that runs targets of all projects. */
export const nx = (...targets: string[]): Step['command'] => [
  ...(['npx', 'nx', 'run-many', '--outputStyle=static', '-t'] as const),
  ...targets,
];

/**
 * Runs steps one after another, and the steps of an inner list side by side. Each step runs, whatever became of those before.
 * The process ends with 1 when a step failed.
 */
export async function runSteps(stages: readonly (Step | readonly Step[])[]): Promise<void> {
  const chromium = await findChromium();
  // Nx caches tasks by the browser they ran in.
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  const reports = path.join(root, 'dist/reports');
  rmSync(reports, { recursive: true, force: true });

  const results: Result[] = [];
  for (const stage of stages) {
    const steps = 'name' in stage ? [stage] : stage;
    say(steps.map(({ name }) => name).join(', '));
    const running: Promise<Result>[] = [];
    for (const [index, step] of steps.entries()) {
      const folder = path.join(reports, `${results.length + index + 1}`);
      const turn = inTurn(Promise.all(running), process.stdout);
      running.push(
        step.needsBrowser && !chromium ? Promise.resolve(withoutBrowser(step)) : runStep(step, folder, turn),
      );
    }
    results.push(...(await Promise.all(running)));
  }
  printResults(results);
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

function withoutBrowser({ name }: Step): Result {
  console.log(HOW_TO_GET_CHROMIUM);
  return { name, outcome: process.env['CI'] === 'true' ? 'failed' : 'skipped', seconds: 0 };
}

async function runStep(
  { name, command }: Step,
  folder: string,
  print: (text: string) => void,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const began = performance.now();
  const { succeeded, end } = await runCommand(command, print, {
    REPORT_FOLDER: folder,
    // Nx takes a path from the root.
    NX_PROFILE: path.relative(root, path.join(folder, 'tasks.json')),
  });
  const seconds = (performance.now() - began) / 1000;
  const times = readTimes(folder);
  return succeeded
    ? { name, outcome: 'passed', seconds, times }
    : { name, outcome: 'failed', seconds, times, end };
}

const SLOWEST = 10;

function printResults(results: readonly Result[]): void {
  for (const { name, end } of results) if (end) say(`How "${name}" ended\n${end}`);
  say(`Results, with the ${SLOWEST} slowest files of each step`);
  for (const { name, outcome, seconds, times } of results) {
    const cached = times?.tasks ? `, ${times.cached} of ${times.tasks} tasks from the cache` : '';
    console.log(`${outcome.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s  ${name}${cached}`);
    for (const file of times?.slowest(SLOWEST) ?? [])
      console.log(`${' '.repeat(9)}${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`);
  }
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
}
