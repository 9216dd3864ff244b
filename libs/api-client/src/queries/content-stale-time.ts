/** How long public content counts as fresh: five minutes, in ms. */
export const CONTENT_STALE_TIME = 5 * 60 * 1000;

/** Meta of queries whose answer is the same for everybody: it outlives a change of the session. */
export const SAME_FOR_ALL = { sameForAll: true } as const;
