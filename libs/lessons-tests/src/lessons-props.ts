import type { ApiClient, TokenStore } from '@zarra/api-client';
import type { ReactNode } from 'react';

/** The lesson on screen, as its page's head says it. */
export interface ShownLesson {
  /** Title of the page. */
  readonly title: string;
  /** Name of its class. */
  readonly schoolClass: string;
  /** Its address in the router. */
  readonly address: string;
}

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
  /** Rendered with the lesson on screen: says of the page what it is about. */
  head?: ((lesson: ShownLesson) => ReactNode) | undefined;
}
