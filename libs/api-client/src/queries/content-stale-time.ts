/** How long public content counts as fresh: five minutes, in ms. */
export const CONTENT_STALE_TIME = 5 * 60 * 1000;
