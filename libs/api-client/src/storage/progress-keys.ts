// Keys of a learner's progress. `keys.ts` and the entry `progress` use them.

/** Places in lessons of visitors without an account. */
export const VISITOR_PLACES_KEY = 'lesson-places';
/** Start of the keys of {@link learnerPlacesKey}. */
export const LEARNER_PLACES_PREFIX = 'lesson-places:';
/** A learner's places in lessons. */
export const learnerPlacesKey = (learner: string) => `${LEARNER_PLACES_PREFIX}${learner}` as const;
/** A learner's investigations whose progress the server does not have yet, after another learner has signed in. */
export const unsentInvestigationsKey = (learner: string) => `unsent-investigations:${learner}` as const;
/** Progress in the investigations of an experiment. The laboratory writes it. */
export const INVESTIGATIONS_PREFIX = 'experiment-investigations:';
/** Investigations that the server has, so that they are sent once. */
export const SENT_INVESTIGATIONS_KEY = 'sent-investigations';
