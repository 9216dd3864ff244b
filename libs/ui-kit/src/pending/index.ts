export { Pending, type PendingProps } from './pending.js';
