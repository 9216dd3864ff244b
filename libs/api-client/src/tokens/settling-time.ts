/**
 * How long a change of the storage may need to reach the other tabs, ms. Locks and answers of the network come faster
 * than that: Chromium 156 on a busy machine took some milliseconds.
 */
export const SETTLING_TIME = 100;
