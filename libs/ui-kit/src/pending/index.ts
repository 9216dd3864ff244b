export { Pending, type PendingProps } from './pending.js';
export { useLastFailure } from './use-last-failure.js';
