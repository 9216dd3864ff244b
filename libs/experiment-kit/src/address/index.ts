export { readAddress, type SharedState } from './address.js';
export { writeAddress } from './write-address.js';
