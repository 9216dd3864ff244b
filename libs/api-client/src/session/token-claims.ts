import type { Tokens } from './stored-tokens.js';

/**
 * Reads claims of a JSON Web Token without verification: only the server decides about a token. Other texts, including
 * opaque tokens, have none.
 * @returns lifetime in ms and expiry by the server's clock in ms since 1970, NaN if missing; the user (`sub`, or `user_id`
 * of a Django back end)
 */
export function readTokenClaims(token: string) {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp, iat, sub, user_id: userId } = JSON.parse(atob(payload)) as Readonly<Record<string, unknown>>;
    const subject = sub ?? userId;
    return {
      expiry: typeof exp === 'number' ? exp * 1000 : NaN,
      lifetime: typeof exp === 'number' && typeof iat === 'number' && exp > iat ? (exp - iat) * 1000 : NaN,
      subject: typeof subject === 'string' || typeof subject === 'number' ? String(subject) : undefined,
    };
  } catch {
    return { lifetime: NaN, expiry: NaN, subject: undefined };
  }
}

const subjectOf = ({ access }: Tokens): string | undefined => readTokenClaims(access).subject;

/** Whether tokens may belong to the same user: true if one of them does not state its user. */
export function mayHaveSameUser(one: Tokens, other: Tokens): boolean {
  const [subject, otherSubject] = [subjectOf(one), subjectOf(other)];
  return subject === otherSubject || subject === undefined || otherSubject === undefined;
}

/**
 * Whether tokens belong to the same session: equal tokens, or tokens after a refresh. Opaque access tokens are compared
 * by their refresh token. The result does not authorize anything; it only avoids requests.
 */
export function isSameSession(one: Tokens, other: Tokens): boolean {
  if (one.access === other.access) return true;
  const [subject, otherSubject] = [subjectOf(one), subjectOf(other)];
  if (subject !== undefined || otherSubject !== undefined) return subject === otherSubject;
  return one.refresh !== null && one.refresh === other.refresh;
}
