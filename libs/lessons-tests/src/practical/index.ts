/** A practical work as a page and as a sheet. A separate entry: only its screen loads it. */
export { PracticalWork, type PracticalWorkProps } from './practical-work.js';
