// Times of the test files of a step, from the reports of Nx, Jest, Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './prepare.mjs';

interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

export interface StepTimes {
  /** Number of Nx tasks, and of those that came from the cache; 0 for a step without Nx. */
  readonly tasks: number;
  readonly cached: number;
  readonly slowest: (count: number) => readonly FileTime[];
}

/** An event of Nx's profile of its tasks, times in microseconds. */
interface ProfiledTask {
  readonly name: string;
  readonly ph: string;
  readonly dur: number;
  readonly args: { readonly status: string };
}

const read = (file: string): unknown =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined;

/** Reads the reports of a step. Those of Jest and Vitest have the same shape. A task without a report counts as one file. */
export function readTimes(folder: string): StepTimes {
  const profile = (read(path.join(folder, 'tasks.json')) ?? []) as readonly ProfiledTask[];
  const tasks = profile.filter(({ ph }) => ph === 'X');
  const ran = tasks.filter(({ args }) => !args.status.includes('cache'));
  const seconds = new Map<string, number>();
  for (const { name, dur } of ran) {
    const report = read(path.join(folder, `${encodeURIComponent(name)}.json`));
    for (const file of report
      ? filesOf(report as JsonTestResults | JSONReport)
      : [{ name, seconds: dur / 1e6 }])
      seconds.set(file.name, (seconds.get(file.name) ?? 0) + file.seconds);
  }
  const files = [...seconds].map(([name, time]) => ({ name, seconds: time }));
  return {
    tasks: tasks.length,
    cached: tasks.length - ran.length,
    slowest: (count) => files.sort((a, b) => b.seconds - a.seconds).slice(0, count),
  };
}

function filesOf(report: JsonTestResults | JSONReport): FileTime[] {
  if ('testResults' in report)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }));
  return report.suites.map((suite) => ({
    name: path.relative(root, path.join(report.config.rootDir, suite.file)),
    seconds: duration(suite) / 1000,
  }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const duration = ({ suites = [], specs }: JSONReportSuite): number =>
  sum(suites.map(duration)) +
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((result) => result.duration))));
