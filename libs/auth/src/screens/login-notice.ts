/** Notice on /login, passed by another screen in the navigation state. */
export interface LoginNotice {
  /** The completed action. */
  readonly kind: 'registered' | 'password-changed';
  /** Username or e-mail for the form. */
  readonly username: string;
}

/** Parses the notice of a navigation state; undefined if it is invalid. */
export function parseLoginNotice(state: unknown): LoginNotice | undefined {
  const { kind, username } = Object(state) as Readonly<Record<string, unknown>>;
  if (kind !== 'registered' && kind !== 'password-changed') return undefined;
  return { kind, username: typeof username === 'string' ? username : '' };
}
