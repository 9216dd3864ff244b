/** Keys of the device storage that features and the shell use. The other keys of tokens stay inside. */
export {
  ACCESS_TOKEN_KEY,
  CONTACT_DRAFT_KEY,
  LESSON_COMPLETED_PREFIX,
  LESSON_FLAGS_OWNER_KEY,
  LESSON_PERCENTAGE_PREFIX,
  lessonCompletedKey,
  lessonPercentageKey,
  OPEN_CLASSES_KEY,
  RECOVERY_KEY,
  RELOADED_AFTER_RELEASE_KEY,
  TEST_DRAFT_PREFIX,
  testDraftKey,
  VIDEO_SPEED_KEY,
  videoPositionKey,
  type LocalKey,
} from './keys.js';
