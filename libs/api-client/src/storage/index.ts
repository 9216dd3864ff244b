/** State of this device: typed storage keys, storage with a memory fallback, locks across tabs. */
export { createDeviceStorage, localDeviceStorage, tabDeviceStorage } from './device-storage.js';
export type { DeviceStorage } from './device-storage.js';
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
  type TabKey,
} from './keys.js';
export { withTabLock, type TabLockOptions } from './tab-lock.js';
