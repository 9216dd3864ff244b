import type { TestCase, TestModule } from 'vitest/node';
import type { Difference } from './picture-report.js';

/** What Vitest recorded of a picture that differs or is missing; after a second try that of the last. */
export const readDifference = (module: TestModule, test: TestCase): Difference | undefined => {
  const artifact = test.artifacts().findLast(({ type }) => type === 'internal:toMatchScreenshot');
  if (test.result().state !== 'failed' || artifact?.type !== 'internal:toMatchScreenshot') return undefined;
  const files = new Map(artifact.attachments.map(({ name, path: file }) => [name, file]));
  // What is missing in the baseline is recorded as the reference it may become.
  const isMissing = !files.has('actual');
  return {
    title: `${module.relativeModuleId} › ${test.fullName}`,
    theme: module.project.name,
    message: artifact.message,
    before: isMissing ? undefined : files.get('reference'),
    now: files.get(isMissing ? 'reference' : 'actual'),
    difference: files.get('diff'),
  };
};
