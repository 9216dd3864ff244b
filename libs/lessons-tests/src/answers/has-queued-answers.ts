/** Prefix of the storage keys of drafts; the lesson's id and the learner follow. */
export const DRAFT_PREFIX = 'testDraft-lesson-';

/**
 * Whether submitted answers of any learner wait on this device: an app loads {@link SubmissionSender} only then. It is
 * small and never throws.
 */
export function hasQueuedAnswers(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(DRAFT_PREFIX) && localStorage.getItem(key)?.includes('"queued":true'),
    );
  } catch {
    return false; // Blocked storage holds no drafts.
  }
}
