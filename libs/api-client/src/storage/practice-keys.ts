// Keys of practice. A separate file: the entry `practice` exports them, and the entry `storage-keys` is full.

/** Start of the keys of {@link practiceAnswerKey}. */
export const PRACTICE_ANSWER_PREFIX = 'practiceAnswer-';
/** A learner's answer to a practice item that the server does not have yet. */
export const practiceAnswerKey = (item: number, learner: string) =>
  `${PRACTICE_ANSWER_PREFIX}${item}:${learner}` as const;
