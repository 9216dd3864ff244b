// @ts-check
import { writeFileSync } from 'node:fs';

/** Writes the times of the test files in the shape of `jest --json`. A configuration file cannot set that option. */
export default class JsonReporter {
  /** @param {unknown} _config @param {{ file: string }} options */
  constructor(_config, options) {
    this.file = options.file;
  }

  /**
   * @param {unknown} _contexts
   * @param {{ testResults: { testFilePath: string, perfStats: { start: number, end: number } }[] }} results
   */
  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, perfStats }) => ({
      name: testFilePath,
      startTime: perfStats.start,
      endTime: perfStats.end,
    }));
    writeFileSync(this.file, JSON.stringify({ testResults: files }));
  }
}
