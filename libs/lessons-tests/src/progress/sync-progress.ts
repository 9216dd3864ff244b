import type { ApiClient } from '@zarra/api-client';
import { mergeProgress, type LessonPlace } from '@zarra/api-client/progress';
import { readVideoPosition, saveVideoPosition } from '../video/playback-storage.js';
import { mergeInvestigations, restoreInvestigations, unsentInvestigations } from './saved-investigations.js';
import { mergePlaces, readPlaces } from './saved-places.js';

/** Places and investigations of one request; more are sent with the next one. */
const BATCH = 100;

/** Places that the server does not have. Ids of other back ends are not sent: they have no progress. */
function unsentPlaces(learner: string): LessonPlace[] {
  return readPlaces(learner).flatMap(({ lesson, heading, reachedAt, isSent }) =>
    isSent || typeof lesson !== 'number'
      ? []
      : [{ lesson, heading, reached_at: reachedAt, video_position: readVideoPosition(lesson) }],
  );
}

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
  const merged = await mergeProgress(client, {
    places: unsentPlaces(learner).slice(0, BATCH),
    investigations: unsentInvestigations().slice(0, BATCH),
  });
  const before = new Map(readPlaces(learner).map((place) => [place.lesson, place.reachedAt]));
  mergePlaces(learner, merged.places);
  mergeInvestigations(merged.investigations);
  for (const { lesson, video_position, reached_at } of merged.places) {
    const isLater = Date.parse(reached_at) > Date.parse(before.get(lesson) ?? '1970-01-01');
    if (isLater && video_position !== null) saveVideoPosition(lesson, video_position);
  }
}
