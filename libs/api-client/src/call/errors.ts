import { calls } from '@zarra/contracts/calls';

/** The server responded with an error status. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    /** Name of the endpoint in the contracts, e.g. `simulators`. */
    readonly endpoint: string,
    /** HTTP status, e.g. 404. */
    readonly status: number,
    /** The server's Uzbek text for people, if the body has one. */
    readonly text: string | undefined,
    /** The error body: parsed JSON, or the plain text if it is not JSON. Never log it. */
    readonly body: unknown,
    /** Seconds to wait before a retry (`Retry-After`), if the header is present. */
    readonly retryAfter: number | undefined,
    message = `The server responded to "${endpoint}" with status ${status}`,
  ) {
    super(message);
  }
}

/** Whether an error is an {@link ApiError}, optionally with exactly this status. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** Message of the specification for a refresh without a stored refresh token (§5). */
export const NO_REFRESH_TOKEN = 'Refresh token mavjud emas';

/** The session has ended. The status is always 401, also when the refresh got another one. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError';

  /** @param response the error response of the server, if a request was sent */
  constructor(message: string, response?: ApiError) {
    super(calls.tokenRefresh.name, 401, response?.text, response?.body, undefined, message);
  }
}

/**
 * No complete response arrived, or its schemas did not load: no network, a closed port, a connection closed early. The
 * server may or may not have processed the request, and the session stays.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    /** Name of the endpoint in the contracts. */
    readonly endpoint: string,
    /** The error of `fetch` or `import()`. */
    cause: unknown,
  ) {
    super(`No response from the server for "${endpoint}": the network failed`, { cause });
  }
}

/** Whether no complete response arrived. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof NetworkError;
}

/** An issue of a response. It contains no value of the response, so that it can be logged. */
export interface ResponseIssue {
  /** Path in the body, e.g. `0.lessons.2.id`; empty for the whole body. */
  readonly path: string;
  /** Description, e.g. `not JSON` or the message of the schema. */
  readonly message: string;
}

/**
 * The response is a success (2xx), but not JSON or not valid by the contract. The server has processed the request.
 */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';

  constructor(
    /** Name of the endpoint in the contracts. */
    readonly endpoint: string,
    /** At least one issue. */
    readonly issues: readonly ResponseIssue[],
  ) {
    const [first] = issues;
    super(`Invalid response to "${endpoint}": ${first?.message ?? 'unknown'} at "${first?.path ?? ''}"`);
  }
}

/** Whether the response was a success with an invalid body. */
export function isInvalidResponse(error: unknown): error is InvalidResponseError {
  return error instanceof InvalidResponseError;
}
