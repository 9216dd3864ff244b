import type { EntityId } from '@zarra/contracts';

// A separate file: the entry `storage` exports the key, and the entry `storage-keys` is full.

/** Start of the keys of {@link predictionKey}. */
export const PREDICTION_PREFIX = 'prediction-lesson-';

/** A learner's prediction in a lesson; the learner is empty for a visitor. */
export const predictionKey = (lesson: EntityId, learner: string) =>
  `${PREDICTION_PREFIX}${JSON.stringify(lesson)}:${learner}` as const;
