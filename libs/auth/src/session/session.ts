import type { CurrentUser } from '@zarra/api-client';

/** Who is signed in. */
export interface SessionUser extends CurrentUser {
  /** The name to show: the username, else the part of the e-mail before the at-sign (specification §3). */
  readonly displayName: string;
}

/** Whether somebody is signed in; `checking` until the server has said so. */
export type Session =
  | { readonly status: 'signed-out' | 'checking'; readonly user?: undefined }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** A person without any name to show counts as nobody. */
export const hasName = (user: CurrentUser | undefined): user is SessionUser => Boolean(user?.displayName);
