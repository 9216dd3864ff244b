export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Names of the CSRF cookie and header of every call that changes data (double submit): a page of the site copies the cookie into the
 * header; a page of another site cannot read the cookie.
 */
export const csrf = { cookie: 'csrftoken', header: 'x-csrftoken' } as const;

/** A call of the platform without its schemas. They belong to its endpoint: a page needs them only for a response. */
export interface Call<Method extends HttpMethod = HttpMethod, Name extends string = string> {
  /** Stable name in logs, documentation and query keys. */
  readonly name: Name;
  readonly method: Method;
  /** Path below the API base, trailing slash included; `{name}` marks a path parameter. */
  readonly path: `/${string}/`;
  /** Pattern of each path parameter. */
  readonly patterns?: Readonly<Record<string, RegExp>>;
  /** `public` without authentication, `session` only with a bearer access token. */
  readonly access: 'public' | 'session';
  /** Its 401 is about its body (a password, a code, a token), not about the session: no refresh and no retry. */
  readonly skipSessionRetry?: true;
  /** The call is public, but its response depends on the signed-in user. */
  readonly variesByUser?: true;
  /** The response is a list, which another back end may send in pages. */
  readonly list?: true;
  /**
   * Not in the specification: another back end may lack the call. A 404 of it, or of it with these query parameters, means
   * that, not that an entity is missing.
   */
  readonly additive?: true | Readonly<Record<string, string>>;
}
