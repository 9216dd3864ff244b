import type { $ZodType } from 'zod/v4/core';

export type HttpMethod = 'GET' | 'POST';

/** Who may call: `public` anyone, `session` only with a bearer access token. */
export type Access = 'public' | 'session';

/**
 * One call of the platform: the only place where its method, path and shapes are written.
 * Servers route and validate by it, clients call and parse by it, the documentation is made of it.
 */
export interface Endpoint<
  Request extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Method extends HttpMethod = HttpMethod,
> {
  /** Stable name in logs, documentation and query keys. */
  readonly name: string;
  readonly method: Method;
  /** Path below the API base, trailing slash included; `{name}` marks a path parameter. */
  readonly path: `/${string}/`;
  readonly access: Access;
  /** Its 401 judges what it carries (a password, a code, a token) and says nothing of the visitor's session. */
  readonly judgesItself?: true;
  /** Anybody may call it, but the answer depends on who does. */
  readonly personal?: true;
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
>(endpoint: Endpoint<Request, Response, Method>): Endpoint<Request, Response, Method> {
  return endpoint;
}
