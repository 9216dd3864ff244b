/**
 * No answer arrived, or not the schemas to read it by: no network, a closed port, a connection cut half-way.
 * It is no verdict: the call may or may not have been carried out, and nobody was refused.
 */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(
    /** Name of the endpoint in the contracts. */
    readonly endpoint: string,
    /** What `fetch` or `import()` threw. */
    cause: unknown,
  ) {
    super(`No answer from the server for "${endpoint}": the network failed`, { cause });
  }
}

/** Whether the call got no answer at all. */
export function isOffline(error: unknown): error is OfflineError {
  return error instanceof OfflineError;
}
