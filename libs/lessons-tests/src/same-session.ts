import type { TokenStore } from '@zarra/api-client';

/** The tokens of a session, as the store has them. */
export type Tokens = NonNullable<ReturnType<TokenStore['get']>>;

/** Whose an access token says it is (`sub`, or `user_id` of a Django back end); null when it does not say. */
function subjectOf(access: string): string | null {
  try {
    const claims = (access.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { sub, user_id } = Object(JSON.parse(atob(claims))) as { sub?: unknown; user_id?: unknown };
    const subject = sub ?? user_id;
    return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null;
  } catch {
    return null;
  }
}

/**
 * Whether tokens are the same learner's without asking the server: the same ones, or a renewal of them. It is never the
 * proof of a right, only the reason to ask or not to ask.
 */
export function sameSession(one: Tokens, other: Tokens): boolean {
  if (one.access === other.access) return true;
  const [subject, otherSubject] = [subjectOf(one.access), subjectOf(other.access)];
  if (subject !== null || otherSubject !== null) return subject === otherSubject;
  return one.refresh !== null && one.refresh === other.refresh;
}
