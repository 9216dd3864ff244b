// Times of the test files and failures of the tests of a step, from the reports of Nx, Jest, Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './prepare.mjs';

interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

interface Failure {
  /** File and title of the test, or name of the task. */
  readonly name: string;
  readonly message: string;
}

export interface StepReport {
  /** Number of Nx tasks, and of those that came from the cache; 0 for a step without Nx. */
  readonly tasks: number;
  readonly cached: number;
  readonly slowest: (count: number) => readonly FileTime[];
  readonly failures: readonly Failure[];
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
export function readReports(folder: string): StepReport {
  const profile = (read(path.join(folder, 'tasks.json')) ?? []) as readonly ProfiledTask[];
  const tasks = profile.filter(({ ph }) => ph === 'X');
  const ran = tasks.filter(({ args }) => !args.status.includes('cache'));
  const seconds = new Map<string, number>();
  const failures: Failure[] = [];
  for (const { name, dur, args } of ran) {
    const report = read(path.join(folder, `${encodeURIComponent(name)}.json`)) as
      JsonTestResults | JSONReport | undefined;
    for (const file of report ? filesOf(report) : [{ name, seconds: dur / 1e6 }])
      seconds.set(file.name, (seconds.get(file.name) ?? 0) + file.seconds);
    if (args.status === 'failure') {
      const failedTests = report ? failuresOf(report) : [];
      failures.push(...(failedTests.length > 0 ? failedTests : [{ name, message: '' }]));
    }
  }
  const files = [...seconds].map(([name, time]) => ({ name, seconds: time }));
  return {
    tasks: tasks.length,
    cached: tasks.length - ran.length,
    slowest: (count) => files.sort((a, b) => b.seconds - a.seconds).slice(0, count),
    failures,
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

/** A file that fails before its tests has a message of its own. */
function failuresOf(report: JsonTestResults | JSONReport): Failure[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const name = path.relative(root, file);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [{ name, message }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${name}: ${fullName}`,
        message: failureMessages?.[0] ?? '',
      }));
    });
  const folder = path.relative(root, report.config.rootDir);
  return report.suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        name: `${path.join(folder, file)}: ${title}`,
        message: tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? '',
      })),
  );
}

const specsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] => [
  ...suites.flatMap(specsOf),
  ...specs,
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const duration = (suite: JSONReportSuite): number =>
  sum(
    specsOf(suite).flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map((result) => result.duration)),
    ),
  );
