export { Alert, type AlertProps } from './alert.js';
export type { Tone } from './tone.js';
