import type { ApiClient, TokenStore } from '@zarra/api-client';

/** Props of `Lessons`. */
export interface LessonsProps {
  /** The client classes, results and submissions go through. */
  client: ApiClient;
  /** The tokens of the session: the client's own store. */
  tokens: TokenStore;
  /** Path of this screen in the router, such as `/learn`. */
  path: string;
  /** Path of the sign-in screen, which takes the way back as `next`. */
  loginPath: string;
  /** Address of KaTeX's stylesheet, loaded with the first formula. */
  formulaStyles: string;
}
