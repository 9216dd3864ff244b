export { useSlow } from './use-slow.js';
