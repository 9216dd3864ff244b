import type { State } from '../model/model.js';

/**
 * 32-bit FNV-1a hash over the bytes of a state. Bit-identical states have the same hash. Not cryptographic.
 */
export function stateHash(state: State): number {
  const bytes = new Uint8Array(state.buffer, state.byteOffset, state.byteLength);
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
