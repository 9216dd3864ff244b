// @ts-check
import path from 'node:path';

const {
  REPORT_FOLDER: folder,
  NX_TASK_TARGET_PROJECT: project = '',
  NX_TASK_TARGET_TARGET: target = '',
} = process.env;

/**
 * The file for a test runner's JSON report, named after the Nx task; undefined outside `npm test`, which reads the slowest test
 * files from it.
 */
export const reportFile = folder && path.join(folder, `${encodeURIComponent(`${project}:${target}`)}.json`);
