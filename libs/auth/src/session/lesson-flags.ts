import { localDeviceStorage } from '@zarra/api-client/storage';
import {
  INVESTIGATIONS_PREFIX,
  SENT_INVESTIGATIONS_KEY,
  unsentInvestigationsKey,
} from '@zarra/api-client/progress';
import {
  LESSON_COMPLETED_PREFIX,
  LESSON_FLAGS_OWNER_KEY,
  LESSON_PERCENTAGE_PREFIX,
} from '@zarra/api-client/storage-keys';

/**
 * Sets the investigations on this device aside for their learner: the server may not have them yet, and they are sent after
 * the next sign-in.
 */
function setInvestigationsAside(learner: string): void {
  const keys = localDeviceStorage.keys(INVESTIGATIONS_PREFIX);
  // The values stay text: a damaged one must not prevent the sign-out.
  const saved = keys.map((key) => [key.slice(INVESTIGATIONS_PREFIX.length), localDeviceStorage.get(key)]);
  if (saved.length > 0)
    localDeviceStorage.set(unsentInvestigationsKey(learner), JSON.stringify(Object.fromEntries(saved)));
  for (const key of [...keys, SENT_INVESTIGATIONS_KEY] as const) localDeviceStorage.remove(key);
}

/** Removes the flags of all lessons, and what their learner has done in the laboratory. */
export function removeLessonFlags(): void {
  const owner = localDeviceStorage.get(LESSON_FLAGS_OWNER_KEY);
  // Without an owner a visitor did it, who keeps it when signing in.
  if (owner !== null) setInvestigationsAside(owner);
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
