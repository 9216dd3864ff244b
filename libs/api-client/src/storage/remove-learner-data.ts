import { localDeviceStorage, tabDeviceStorage } from './device-storage.js';
import { CONTACT_DRAFT_KEY, EMAIL_CHANGE_KEY, RECOVERY_KEY, TEST_DRAFT_PREFIX } from './keys.js';

/** Prefixes of keys that end with `:` and a learner. Add the prefix of a new kind of such keys. */
const LEARNER_PREFIXES = [TEST_DRAFT_PREFIX] as const;

/**
 * Removes the drafts, queued submissions and started forms of a deleted learner from this device. Data of other learners, and
 * of the device itself such as the speed of videos, stays.
 * @param learner as in the keys: the username, else the e-mail
 */
export function removeLearnerData(learner: string): void {
  const keys = localDeviceStorage.keys(...LEARNER_PREFIXES);
  for (const key of keys.filter((each) => each.endsWith(`:${learner}`))) localDeviceStorage.remove(key);
  for (const key of [CONTACT_DRAFT_KEY, EMAIL_CHANGE_KEY, RECOVERY_KEY] as const)
    tabDeviceStorage.remove(key);
}
