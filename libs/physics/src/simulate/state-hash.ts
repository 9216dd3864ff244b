import type { State } from '../model/model.js';

/**
 * One 32-bit word for the exact bits of a state (FNV-1a over its bytes): two runs that are equal to the last bit have
 * the same word. For comparing, not for secrets.
 */
export function stateHash(state: State): number {
  const bytes = new Uint8Array(state.buffer, state.byteOffset, state.byteLength);
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
