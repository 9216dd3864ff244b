import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../create-api-client.js';
import { textOrNull } from '../text-or-null.js';

/** Who is signed in. */
export interface CurrentUser {
  readonly username: string | null;
  readonly email: string | null;
  /** The username, else the part of the e-mail before the at-sign (specification §3); null when both are missing. */
  readonly displayName: string | null;
}

/**
 * Who is signed in, fresh for five minutes. Ask only while there are tokens, and forget the answer when they go: the
 * store says when.
 */
export const sessionQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.authMe.name as string],
    queryFn: async ({ signal }): Promise<CurrentUser> => {
      const body = await client.call(calls.authMe, { signal });
      const [username, email] = [textOrNull(body.username), textOrNull(body.email)];
      return { username, email, displayName: username ?? textOrNull(email?.split('@')[0]) };
    },
    staleTime: 5 * 60 * 1000,
  });
