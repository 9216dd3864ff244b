// @ts-check
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} TestFile
 * @property {string} testFilePath
 * @property {{ start: number, end: number }} perfStats in ms
 * @property {unknown} [testExecError] the file failed before its tests
 * @property {string | null} [failureMessage]
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} testResults
 */

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
    const testResults = files.map(
      ({ testFilePath, perfStats, testExecError, failureMessage, testResults: tests }) => ({
        name: testFilePath,
        startTime: perfStats.start,
        endTime: perfStats.end,
        status: testExecError || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
        message: failureMessage ?? '',
        assertionResults: tests.map(({ status, fullName, failureMessages }) => ({
          ...{ status, fullName, failureMessages },
        })),
      }),
    );
    writeFileSync(this.file, JSON.stringify({ testResults }));
  }
}
