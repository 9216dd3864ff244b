export { readAddress } from './address.js';
export { createMemoryAddress, stateInUrl, type AddressStore, type OpenedState } from './address-store.js';
export { writeAddress, writeSearch } from './write-address.js';
export type { SharedState } from '../experiment/run-record.js';
