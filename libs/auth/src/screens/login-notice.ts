/** Notice on /login, passed in the navigation state. */
export type LoginNotice =
  | {
      /** The completed action of another screen. */
      readonly kind: 'registered' | 'password-changed';
      /** Username or e-mail for the form. */
      readonly username: string;
    }
  | {
      /** The session has ended: the shell passes it from `onUnauthorized`. */
      readonly kind: 'session-expired';
      /** Whether this device holds the answers of an unfinished test on the page that the learner left. */
      readonly hasSavedAnswers: boolean;
    };

/** Parses the notice of a navigation state; undefined if it is invalid. */
export function parseLoginNotice(state: unknown): LoginNotice | undefined {
  const { kind, username, hasSavedAnswers } = Object(state) as Readonly<Record<string, unknown>>;
  if (kind === 'session-expired') return { kind, hasSavedAnswers: hasSavedAnswers === true };
  if (kind !== 'registered' && kind !== 'password-changed') return undefined;
  return { kind, username: typeof username === 'string' ? username : '' };
}
