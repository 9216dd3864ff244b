export type HttpMethod = 'GET' | 'POST';

/** Who may call: `public` anyone, `session` only with a bearer access token. */
export type Access = 'public' | 'session';

/** What sends a call of the platform. Its schemas belong to its endpoint: a page needs them only when an answer arrives. */
export interface Call<Method extends HttpMethod = HttpMethod, Name extends string = string> {
  /** Stable name in logs, documentation and query keys. */
  readonly name: Name;
  readonly method: Method;
  /** Path below the API base, trailing slash included; `{name}` marks a path parameter. */
  readonly path: `/${string}/`;
  /** Pattern of each path parameter. */
  readonly patterns?: Readonly<Record<string, RegExp>>;
  readonly access: Access;
  /** Its 401 judges what it carries (a password, a code, a token) and says nothing of the visitor's session. */
  readonly judgesItself?: true;
  /** Anybody may call it, but the answer depends on who does. */
  readonly personal?: true;
}
