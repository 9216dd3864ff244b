import { PRACTICE_ANSWER_PREFIX } from '@zarra/api-client/practice';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { TEST_DRAFT_PREFIX } from '@zarra/api-client/storage-keys';

/**
 * Whether submitted answers of any learner, to tests or practice items, wait on this device: an app loads
 * {@link SubmissionSender} only then. It never throws. A file without the sender, because it is in the first script of every
 * page.
 */
export const hasQueuedAnswers = (): boolean =>
  localDeviceStorage
    .keys(TEST_DRAFT_PREFIX, PRACTICE_ANSWER_PREFIX)
    .some((key) => localDeviceStorage.get(key)?.includes('"queued":true'));
