import { Refusal } from './refusal.js';

/** True for text PostgreSQL and UTF-8 can hold: no U+0000, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** How deep a body may nest. Ours are two deep; walking a bottomless one would exhaust the stack. */
const MAX_DEPTH = 32;

/**
 * Looks at every string and key of a parsed body.
 * @throws Refusal 400 at the first text that could not be stored as it came, or when it nests too deep
 */
export function guardText(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new Refusal(400, 'unreadableBody');
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new Refusal(400, 'badText');
  } else if (Array.isArray(value)) {
    for (const item of value) guardText(item, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      guardText(key);
      guardText(item, depth + 1);
    }
  }
}
