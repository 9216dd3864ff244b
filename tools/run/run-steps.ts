// Runs the steps of a check, shows the output of failed ones and prints a table of times.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, NO_CHROMIUM_MESSAGE } from './find-chromium.mjs';
import { printHeading, root } from './prepare.mjs';
import { runCommand } from './run-command.js';
import { readReports, type StepReport } from './step-report.js';

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
  /** All output of a failed step. */
  readonly output?: string;
  readonly report?: StepReport;
}

export interface Check {
  readonly description: string;
  /** About how long it takes on two cores with an empty cache. */
  readonly minutes: number;
  /** After this time the running steps are ended and the others do not start: all of them fail. */
  readonly timeoutMinutes: number;
  /** Steps one after another; those of an inner list side by side. */
  readonly groups: readonly (Step | readonly Step[])[];
}

/** Runs the steps of a check. A failed step does not stop the next one. The exit code is 1 when a step failed. */
export async function runSteps({ description, minutes, timeoutMinutes, groups }: Check): Promise<void> {
  const chromium = await findChromium();
  // Nx caches tasks by the browser they ran in.
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  printHeading(`The check: ${description}. About ${minutes} minutes on two cores with an empty cache.`);
  console.log(
    `Steps: ${groups
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  );
  console.log(chromium ? `Browser: ${chromium}` : `${NO_CHROMIUM_MESSAGE}. Steps in a browser are skipped.`);
  const reports = path.join(root, 'dist/reports');
  rmSync(reports, { recursive: true, force: true });
  const signal = AbortSignal.timeout(timeoutMinutes * 60_000);

  const results: Result[] = [];
  for (const group of groups) {
    const steps = 'name' in group ? [group] : group;
    printHeading(steps.map(({ name }) => name).join(', '));
    const running = steps.map(async (step, index) => {
      if (step.needsBrowser && !chromium) return withoutBrowser(step);
      const folder = path.join(reports, `${results.length + index + 1}`);
      const result = signal.aborted ? notStarted(step) : await runStep(step, folder, signal);
      console.log(`${summary(result)}${result.output ? `\n${result.output}` : ''}`);
      return result;
    });
    results.push(...(await Promise.all(running)));
  }
  printResults(results);
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

function withoutBrowser({ name }: Step): Result {
  console.log(NO_CHROMIUM_MESSAGE);
  return { name, outcome: process.env['CI'] === 'true' ? 'failed' : 'skipped', seconds: 0 };
}

const notStarted = ({ name }: Step): Result => ({
  name: `${name}, not started: the check took too long`,
  outcome: 'failed',
  seconds: 0,
});

async function runStep(
  { name: stepName, command, repeatAfterMinutes }: Step,
  folder: string,
  checkSignal: AbortSignal,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const outputFile = path.join(folder, 'output.log');
  const startTime = performance.now();
  const env = {
    REPORT_FOLDER: folder,
    // Nx expects a path relative to the root.
    NX_PROFILE: path.relative(root, path.join(folder, 'tasks.json')),
  };
  const run = (signal: AbortSignal) => runCommand(command, outputFile, env, signal);
  const repeatSignal =
    repeatAfterMinutes === undefined ? undefined : AbortSignal.timeout(repeatAfterMinutes * 60_000);
  let succeeded = await run(repeatSignal ? AbortSignal.any([checkSignal, repeatSignal]) : checkSignal);
  const isRepeated = !succeeded && repeatSignal?.aborted === true && !checkSignal.aborted;
  if (isRepeated) succeeded = await run(checkSignal);
  return {
    name: isRepeated ? `${stepName}, ended once and repeated` : stepName,
    outcome: succeeded ? 'passed' : 'failed',
    seconds: (performance.now() - startTime) / 1000,
    report: readReports(folder),
    ...(!succeeded && { output: readFileSync(outputFile, 'utf8') }),
  };
}

const SLOWEST_FILES = 10;

const summary = ({ name, outcome, seconds, report }: Result) => {
  const cached = report?.tasks ? `, ${report.cached} of ${report.tasks} tasks from the cache` : '';
  return `${outcome.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s  ${name}${cached}`;
};

function printResults(results: readonly Result[]): void {
  printHeading(`Results, with the ${SLOWEST_FILES} slowest files of each step`);
  for (const result of results) {
    console.log(summary(result));
    for (const file of result.report?.slowest(SLOWEST_FILES) ?? [])
      console.log(`${' '.repeat(9)}${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`);
  }
  for (const result of results) if (result.outcome === 'failed') printFailures(result);
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  console.log(`\nSteps: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
}

const MAX_FAILURES = 8;
const MAX_MESSAGE_LINES = 5;
const MAX_LAST_LINES = 15;
const MAX_LINE_LENGTH = 160;

/** Short, because some services keep only the end of the output. A step without named failures shows its last lines. */
function printFailures({ name, output = '', report }: Result): void {
  printHeading(`Failures of "${name}"`);
  const failures = report?.failures ?? [];
  for (const failure of failures.slice(0, MAX_FAILURES)) {
    console.log(`- ${failure.name}`);
    printShortened(linesOf(failure.message).slice(0, MAX_MESSAGE_LINES));
  }
  if (failures.length > MAX_FAILURES) console.log(`and ${failures.length - MAX_FAILURES} more`);
  if (failures.every(({ message }) => !message)) printShortened(linesOf(output).slice(-MAX_LAST_LINES));
}

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

function printShortened(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line.slice(0, MAX_LINE_LENGTH)}`);
}
