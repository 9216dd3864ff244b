/** Beginning of the storage keys of drafts; the lesson's id and the learner follow. */
export const DRAFT_PREFIX = 'testDraft-lesson-';

/**
 * Whether answers that were handed in wait on this device to be sent, whoever's they are: the sign for a shell to load
 * {@link SubmissionSender}. Small on purpose, and it never throws.
 */
export function hasQueuedAnswers(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(DRAFT_PREFIX) && localStorage.getItem(key)?.includes('"queued":true'),
    );
  } catch {
    return false; // A blocked storage holds none.
  }
}
