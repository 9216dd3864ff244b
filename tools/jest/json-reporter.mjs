// @ts-check
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} TestFile
 * @property {string} testFilePath
 * @property {{ start: number, end: number }} perfStats in ms
 * @property {unknown} [testExecError] the file failed before its tests
 * @property {string | null} [failureMessage]
 * @property {TestResult[]} testResults
 *
 * @typedef {object} TestResult
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} ancestorTitles
 * @property {number | null} [duration] in ms
 * @property {string[]} failureMessages
 */

/**
 * The files that ran together, each with the sum of the times of its tests. Their tests are in blocks with their names
 * (all-files.test.cjs).
 * @param {TestFile} file
 * @returns {TestFile[]}
 */
function separateFiles(file) {
  if (path.basename(file.testFilePath) !== 'all-files.test.cjs' || file.testExecError) return [file];
  /** @type {Map<string, TestResult[]>} */
  const tests = new Map();
  for (const test of file.testResults) {
    const [name = ''] = test.ancestorTitles;
    tests.set(name, [
      ...(tests.get(name) ?? []),
      { ...test, fullName: test.fullName.slice(name.length + 1) },
    ]);
  }
  return [...tests].map(([name, testResults]) => ({
    testFilePath: path.resolve(name),
    perfStats: { start: 0, end: testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) },
    testResults,
  }));
}

/** Writes times and results of the tests in the shape of `jest --json`. A configuration file cannot set that option. */
export default class JsonReporter {
  /** @param {unknown} _config @param {{ file: string }} options */
  constructor(_config, options) {
    this.file = options.file;
  }

  /**
   * @param {unknown} _contexts
   * @param {{ testResults: TestFile[] }} results
   */
  onRunComplete(_contexts, { testResults: files }) {
    const testResults = files
      .flatMap(separateFiles)
      .map(({ testFilePath, perfStats, testExecError, failureMessage, testResults: tests }) => ({
        name: testFilePath,
        startTime: perfStats.start,
        endTime: perfStats.end,
        status: testExecError || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
        message: failureMessage ?? '',
        assertionResults: tests.map(({ status, fullName, failureMessages }) => ({
          ...{ status, fullName, failureMessages },
        })),
      }));
    writeFileSync(this.file, JSON.stringify({ testResults }));
  }
}
