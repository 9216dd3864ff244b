import type { EntityId } from '@zarra/contracts';
import type { practiceAnswerKey } from './practice-keys.js';
import type { predictionKey } from './prediction-keys.js';
import type {
  INVESTIGATIONS_PREFIX,
  learnerPlacesKey,
  SENT_INVESTIGATIONS_KEY,
  unsentInvestigationsKey,
  VISITOR_PLACES_KEY,
} from './progress-keys.js';

// All storage keys that features and the shell use. Keys with a learner in their name are scoped per learner.

/** Access token of the session (specification §3). */
export const ACCESS_TOKEN_KEY = 'accessToken';

/** The learner of the stored lesson flags. */
export const LESSON_FLAGS_OWNER_KEY = 'lessonFlagsOwner';
export const LESSON_COMPLETED_PREFIX = 'testCompleted-lesson-';
export const LESSON_PERCENTAGE_PREFIX = 'testPercentage-lesson-';
export const TEST_DRAFT_PREFIX = 'testDraft-lesson-';

/** Flag of a completed lesson (specification §3), for display only: the server has the results. */
export const lessonCompletedKey = (lesson: EntityId) => `${LESSON_COMPLETED_PREFIX}${lesson}` as const;
/** Percentage of a completed lesson (specification §3), for display only. */
export const lessonPercentageKey = (lesson: EntityId) => `${LESSON_PERCENTAGE_PREFIX}${lesson}` as const;
/** A learner's draft of a lesson's test. The id is JSON, so that `7` and `"7"` stay different and a text has an end. */
export const testDraftKey = (lesson: EntityId, learner: string) =>
  `${TEST_DRAFT_PREFIX}${JSON.stringify(lesson)}:${learner}` as const;

/** Ids of the classes that are open in the list of topics. */
export const OPEN_CLASSES_KEY = 'lessons-open-classes';
/** Playback speed of all videos. */
export const VIDEO_SPEED_KEY = 'video-speed';
/** Playback position of a lesson's video. */
export const videoPositionKey = (lesson: EntityId) => `video-position-${lesson}` as const;

/** Draft of the contact form: one tab, so that it is not visible to the next user of the browser. */
export const CONTACT_DRAFT_KEY = 'contactDraft';
/** Password recovery in progress. */
export const RECOVERY_KEY = 'recovery';
/** Time of the last reload after a release. */
export const RELOADED_AFTER_RELEASE_KEY = 'reloaded-after-release';

/** Keys of `localStorage`: shared by all tabs. */
export type LocalKey =
  | typeof ACCESS_TOKEN_KEY
  | typeof LESSON_FLAGS_OWNER_KEY
  | ReturnType<typeof lessonCompletedKey>
  | ReturnType<typeof lessonPercentageKey>
  | ReturnType<typeof testDraftKey>
  | ReturnType<typeof predictionKey>
  | ReturnType<typeof practiceAnswerKey>
  | typeof VISITOR_PLACES_KEY
  | ReturnType<typeof learnerPlacesKey>
  | ReturnType<typeof unsentInvestigationsKey>
  | `${typeof INVESTIGATIONS_PREFIX}${string}`
  | typeof SENT_INVESTIGATIONS_KEY
  | typeof OPEN_CLASSES_KEY
  | typeof VIDEO_SPEED_KEY
  | ReturnType<typeof videoPositionKey>;
