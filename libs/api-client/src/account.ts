// The learner's own account. A separate entry: only its screen loads it.
import { queryOptions } from '@tanstack/react-query';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from './call/api-client.js';

export { EMAIL_CHANGE_KEY } from './storage/account-keys.js';
export { removeLearnerData } from './storage/remove-learner-data.js';

/** A session of the learner: a browser or program that is signed in. */
export interface AccountSession {
  readonly id: string;
  /** Time of the sign-in. */
  readonly beganAt: Date;
  /** Time of the last activity, a few minutes behind. */
  readonly usedAt: Date;
  /** Description in Uzbek, such as `Chrome, Android`. */
  readonly device: string;
  /** Whether it is the session of this device. */
  readonly isCurrent: boolean;
}

/** The learner's sessions, the last used first. Enable it only with a session. */
export const accountSessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [calls.accountSessions.name as string],
    queryFn: async ({ signal }): Promise<readonly AccountSession[]> =>
      (await client.call(calls.accountSessions, { signal })).map(
        ({ id, began_at, used_at, device, current }) => ({
          id,
          beganAt: new Date(began_at),
          usedAt: new Date(used_at),
          device,
          isCurrent: current,
        }),
      ),
  });
