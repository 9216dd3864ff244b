import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../call/api-client.js';
import { contentQuery } from '../content-query.js';
import { textOrNull } from '../sanitize.js';

/** The signed-in user. */
export interface CurrentUser {
  readonly username: string | null;
  readonly email: string | null;
  /** The username, else the local part of the e-mail (specification §3); null if both are missing. */
  readonly displayName: string | null;
}

/**
 * The signed-in user, fresh for five minutes. Enable it only with tokens, and reset it when the token store reports a
 * sign-out.
 */
export const sessionQuery = (client: ApiClient) =>
  contentQuery(calls.authMe, async (signal): Promise<CurrentUser> => {
    const body = await client.call(calls.authMe, { signal });
    const [username, email] = [textOrNull(body.username), textOrNull(body.email)];
    return { username, email, displayName: username ?? textOrNull(email?.split('@')[0]) };
  });
