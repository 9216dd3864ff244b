import { DRAFT_PREFIX } from './has-queued-answers.js';

/** The storage key of a learner's draft of a lesson. */
export const draftKey = (learner: string, lesson: number): string => `${DRAFT_PREFIX}${lesson}:${learner}`;

/** The lesson whose draft of this learner a key holds; null for any other key. */
export function lessonOfKey(key: string, learner: string): number | null {
  if (!key.startsWith(DRAFT_PREFIX)) return null;
  const colon = key.indexOf(':');
  const number = key.slice(DRAFT_PREFIX.length, colon);
  return /^[1-9]\d{0,9}$/.test(number) && key.slice(colon + 1) === learner ? Number(number) : null;
}
