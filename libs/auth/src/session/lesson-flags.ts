import { localDeviceStorage } from '@zarra/api-client/storage';
import {
  LESSON_COMPLETED_PREFIX,
  LESSON_FLAGS_OWNER_KEY,
  LESSON_PERCENTAGE_PREFIX,
} from '@zarra/api-client/storage-keys';

/** Removes the flags of all lessons. */
export function removeLessonFlags(): void {
  localDeviceStorage.remove(LESSON_FLAGS_OWNER_KEY);
  const keys = localDeviceStorage.keys(LESSON_COMPLETED_PREFIX, LESSON_PERCENTAGE_PREFIX);
  for (const key of keys) localDeviceStorage.remove(key);
}

/** Stores the signed-in learner and removes the flags of another one. The same learner keeps them after a sign-in. */
export function setLessonFlagsOwner(owner: string): void {
  if (localDeviceStorage.get(LESSON_FLAGS_OWNER_KEY) === owner) return;
  removeLessonFlags();
  localDeviceStorage.set(LESSON_FLAGS_OWNER_KEY, owner);
}
