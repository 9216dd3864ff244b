import type { InvestigationProgress, LessonPlace } from '@zarra/contracts/progress';
import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from './call/api-client.js';

export type { InvestigationProgress, LessonPlace };
export {
  INVESTIGATIONS_PREFIX,
  LEARNER_PLACES_PREFIX,
  learnerPlacesKey,
  SENT_INVESTIGATIONS_KEY,
  unsentInvestigationsKey,
  VISITOR_PLACES_KEY,
} from './storage/progress-keys.js';

/** Places in lessons and investigations. */
export interface Progress {
  readonly places: readonly LessonPlace[];
  readonly investigations: readonly InvestigationProgress[];
  /** What the server named last: it sends only later changes. Absent: the device has none, or the server sends all. */
  readonly mark?: number | undefined;
}

/**
 * Sends the progress of a device, at most 200 places and 200 investigations, and returns the learner's progress on all
 * devices since the mark. A repeated request changes nothing. It continues after the page is closed.
 * @throws the errors of a call
 */
export const mergeProgress = (
  client: ApiClient,
  { places, investigations, mark }: Progress,
): Promise<Progress> =>
  client.call(calls.progress, {
    body: {
      places: [...places],
      investigations: [...investigations],
      ...(mark === undefined ? {} : { mark }),
    },
    keepalive: true,
  });
