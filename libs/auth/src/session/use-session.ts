import { useMemo } from 'react';
import { useServices } from './session-context.js';
import type { Session } from './session.js';
import { useSessionAnswer } from './use-session-answer.js';

/** Whether somebody is signed in, and who. Needs a SessionProvider above it. */
export function useSession(): Session {
  const { client, tokens } = useServices();
  const { access, user, isAnswered, fetchStatus } = useSessionAnswer(client, tokens, false);
  return useMemo((): Session => {
    if (user) return { status: 'signed-in', user };
    const isAwaited = fetchStatus === 'fetching' || (fetchStatus === 'idle' && !isAnswered);
    return { status: access !== undefined && isAwaited ? 'checking' : 'signed-out' };
  }, [user, access, isAnswered, fetchStatus]);
}
