// Cache settings that the queries share.

/** Time for which public content stays fresh: five minutes, in ms. */
export const CONTENT_STALE_TIME = 5 * 60 * 1000;

/** Meta of queries whose response is the same for every visitor: it stays cached when the session changes. */
export const PUBLIC_CONTENT = { public: true } as const;
