import type { $ZodType } from 'zod/v4/core';
import type { Call, HttpMethod } from './call.js';

/**
 * One call of the platform with its shapes: the only place where these are written.
 * Servers route and validate by it, clients call and parse by it, the documentation is made of it.
 */
export interface Endpoint<
  Request extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Method extends HttpMethod = HttpMethod,
  Name extends string = string,
> extends Call<Method, Name> {
  /** One English sentence for the API documentation. */
  readonly summary: string;
  /** Shape of the JSON body; absent on calls without one. */
  readonly request?: Request;
  /** Shape of each path parameter as it arrives: a string. */
  readonly params?: $ZodType;
  /** Status of success, e.g. 200 or 201. */
  readonly status: 200 | 201;
  readonly response: Response;
  /** Statuses of refusals a client must be ready for, each with an error body. */
  readonly refusals: readonly number[];
}

/** Checks an endpoint's shape while keeping the exact types of its schemas. */
export function defineEndpoint<
  Request extends $ZodType,
  Response extends $ZodType,
  Method extends HttpMethod,
  Name extends string,
>(endpoint: Endpoint<Request, Response, Method, Name>): Endpoint<Request, Response, Method, Name> {
  return endpoint;
}
