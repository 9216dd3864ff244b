export { readAddress, writeAddress, type SharedState } from './address.js';
