import { EMAIL_CHANGE_KEY } from './account-keys.js';
import { localDeviceStorage, tabDeviceStorage } from './device-storage.js';
import { CONTACT_DRAFT_KEY, RECOVERY_KEY, TEST_DRAFT_PREFIX } from './keys.js';
import { PRACTICE_ANSWER_PREFIX } from './practice-keys.js';
import { PREDICTION_PREFIX } from './prediction-keys.js';
import {
  INVESTIGATIONS_PREFIX,
  LEARNER_PLACES_PREFIX,
  SENT_INVESTIGATIONS_KEY,
  unsentInvestigationsKey,
} from './progress-keys.js';

/** Prefixes of keys that end with `:` and a learner. Add the prefix of a new kind of such keys. */
const LEARNER_PREFIXES = [
  TEST_DRAFT_PREFIX,
  PREDICTION_PREFIX,
  PRACTICE_ANSWER_PREFIX,
  LEARNER_PLACES_PREFIX,
] as const;

/**
 * Removes the drafts, queued submissions, unsent answers, places, investigations and started forms of a deleted learner from this
 * device. Data of other learners, and of the device itself such as the speed of videos, stays.
 * @param learner as in the keys: the username, else the e-mail
 */
export function removeLearnerData(learner: string): void {
  const keys = localDeviceStorage.keys(...LEARNER_PREFIXES);
  for (const key of keys.filter((each) => each.endsWith(`:${learner}`))) localDeviceStorage.remove(key);
  // The laboratory saves the investigations of the signed-in learner.
  for (const key of localDeviceStorage.keys(INVESTIGATIONS_PREFIX)) localDeviceStorage.remove(key);
  localDeviceStorage.remove(SENT_INVESTIGATIONS_KEY);
  localDeviceStorage.remove(unsentInvestigationsKey(learner));
  for (const key of [CONTACT_DRAFT_KEY, EMAIL_CHANGE_KEY, RECOVERY_KEY] as const)
    tabDeviceStorage.remove(key);
}
