/** What another screen tells /login in the navigation state. */
export interface LoginNews {
  /** What was just done. */
  readonly news: 'registered' | 'password-changed';
  /** Name or address to sign in with. */
  readonly username: string;
}

/** The news in a navigation state; undefined when it is anything else. */
export function loginNewsOf(state: unknown): LoginNews | undefined {
  const { news, username } = Object(state) as Readonly<Record<string, unknown>>;
  if (news !== 'registered' && news !== 'password-changed') return undefined;
  return { news, username: typeof username === 'string' ? username : '' };
}
