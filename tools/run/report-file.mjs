// @ts-check
import path from 'node:path';

const {
  REPORT_FOLDER: folder,
  NX_TASK_TARGET_PROJECT: project = '',
  NX_TASK_TARGET_TARGET: target = '',
} = process.env;

/**
 * The file a test runner writes its own JSON report to. `npm test` takes the slowest files from it; without `npm test`
 * there is none. Its name is that of the Nx task.
 */
export const reportFile = folder && path.join(folder, `${encodeURIComponent(`${project}:${target}`)}.json`);
