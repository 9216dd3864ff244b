import type { ApiClient } from '@zarra/api-client';
import { mergeProgress } from '@zarra/api-client/progress';
import {
  mergeInvestigations,
  readMark,
  restoreInvestigations,
  unsentInvestigations,
} from './saved-investigations.js';
import { mergePlaces, unsentPlaces } from './saved-places.js';

/** Places and investigations of one request; more are sent with the next one. */
const BATCH = 100;

/** Whether this device has progress of the learner that the server does not have. */
export const hasUnsentProgress = (learner: string): boolean =>
  unsentPlaces(learner).length > 0 || unsentInvestigations().length > 0;

/**
 * Sends the progress of this device and saves that of the learner's other devices. What was not sent stays on the device.
 * @param learner key of the signed-in learner
 * @throws the errors of a call
 */
export async function syncProgress(client: ApiClient, learner: string): Promise<void> {
  restoreInvestigations(learner);
  const investigations = unsentInvestigations().slice(0, BATCH);
  const merged = await mergeProgress(client, {
    places: unsentPlaces(learner).slice(0, BATCH),
    investigations,
    mark: readMark(),
  });
  mergePlaces(learner, merged.places);
  mergeInvestigations(investigations, merged);
}
