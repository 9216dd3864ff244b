const cleanups = new Set<() => unknown>();

/** Runs after every test file. Modules live longer than a file: an `afterAll` of theirs would run after one file only. */
export const afterEachFile = (cleanup: () => unknown): void => void cleanups.add(cleanup);

export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups) await cleanup();
}
