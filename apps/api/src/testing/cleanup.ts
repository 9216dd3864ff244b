const cleanups = new Set<() => unknown>();

/** Registers a cleanup that runs after every test file. Modules are shared by files: their `afterAll` would run after one file only. */
export const afterEachFile = (cleanup: () => unknown): void => void cleanups.add(cleanup);

export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups) await cleanup();
}
