/** The server answered with a refusal (any status that is not a success). */
export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';

  constructor(
    /** Name of the endpoint in the contracts, e.g. `simulators`. */
    readonly endpoint: string,
    /** HTTP status, e.g. 404. */
    readonly status: number,
    /** The server's Uzbek sentence for people, when it sent one. */
    readonly text: string | undefined,
    /** The body as it came: parsed JSON, or the plain text when it was not JSON. Never log it. */
    readonly body: unknown,
    /** Seconds to wait before asking again (`Retry-After`), when the server named them. */
    readonly retryAfter: number | undefined,
    message = `The server refused "${endpoint}" with status ${status}`,
  ) {
    super(message);
  }
}

/** Whether the server refused the call; with `status`, whether it did so with exactly that status. */
export function isRefused(error: unknown, status?: number): error is RequestRefusedError {
  return error instanceof RequestRefusedError && (status === undefined || error.status === status);
}
