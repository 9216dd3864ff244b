export { Stat, type StatChange, type StatProps } from './stat.js';
