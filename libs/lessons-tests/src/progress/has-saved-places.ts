import { localDeviceStorage } from '@zarra/api-client/storage';
import { LEARNER_PLACES_PREFIX } from '@zarra/api-client/progress';

/**
 * Whether a learner has read lessons on this device: an app loads {@link ContinueReading} only then. It never throws. A
 * file without the component, because it is in the first script of a page.
 */
export const hasSavedPlaces = (): boolean => localDeviceStorage.keys(LEARNER_PLACES_PREFIX).length > 0;
