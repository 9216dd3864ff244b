export { readAddress } from './address.js';
export { writeAddress, writeSearch } from './write-address.js';
export type { SharedState } from '../experiment/run-record.js';
