// All test files share this module and its state. It is separate from `setup.ts`, which runs for each test file.
const cleanups = new Set<() => unknown>();

/** Registers a cleanup that runs after every test file. An `afterAll` of a shared module would run after one file only. */
export const afterEachFile = (cleanup: () => unknown): void => void cleanups.add(cleanup);

export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups) await cleanup();
}
