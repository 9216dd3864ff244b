import type { $ZodType } from 'zod/v4/core';
import type { Call, HttpMethod } from './call.js';

/**
 * A call of the platform with its schemas. Servers register routes and validate with it, clients send requests and parse
 * responses with it, and the API documentation is generated from it.
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
  /** Shape of the query parameters as they arrive: strings; absent on calls without any. */
  readonly query?: $ZodType;
  /** Status of success, e.g. 200 or 201. */
  readonly status: 200 | 201;
  readonly response: Response;
  /**
   * Converts a response of another back end to the form of our server, before a client validates it. Values that it cannot
   * read stay as they are, for the schema to reject. It never throws.
   */
  readonly normalize?: (body: unknown) => unknown;
  /** Error statuses that a client must handle, each with an error body. */
  readonly errorStatuses: readonly number[];
}

/** Type-checks an endpoint and keeps the exact types of its schemas. */
export const defineEndpoint = <
  Request extends $ZodType,
  Response extends $ZodType,
  Method extends HttpMethod,
  Name extends string,
>(
  endpoint: Endpoint<Request, Response, Method, Name>,
) => endpoint;
