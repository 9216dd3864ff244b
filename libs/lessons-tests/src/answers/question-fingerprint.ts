import type { Question } from '@zarra/api-client';

/** FNV-1a of 32 bits over UTF-16 units, from a starting value of one's own. */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * A short mark of what a question asks: its text and its four options in their order. An answer given to another
 * wording is no answer to this one. Two hashes, since 32 bits alone could agree by chance.
 */
export function questionFingerprint({ text, options }: Pick<Question, 'text' | 'options'>): string {
  const whole = [text, ...options].join('\u0000');
  return hash(whole, 0x811c9dc5).toString(36) + hash(whole, 0x01234567).toString(36);
}
