import type { endpoints } from '@zarra/contracts';
import type { output } from 'zod/v4/core';
import { messages } from '../http/messages.js';
import { Refusal } from '../http/refusal.js';

/** What a visitor wrote, as it is kept. */
export interface ContactText {
  /** One line without control or format characters. */
  readonly name: string;
  /** +998 and nine digits. */
  readonly phone: string;
  /** Lines end with \n; no other control characters than it and the tab. */
  readonly message: string;
}

/** What breaks a line, ends a header field or steers a terminal, and what turns the direction of writing. */
const asOneLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const asLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);

/**
 * Folds a message of the contract to one form: names, table cells and mail are made of it without a further look.
 * @throws Refusal 400 when nothing that can be seen is left of a field
 */
export function tidyMessage(
  given: Pick<output<NonNullable<(typeof endpoints)['contactMessage']['request']>>, keyof ContactText>,
): ContactText {
  const name = asOneLine(given.name.normalize('NFC'));
  const message = asLines(given.message.normalize('NFC'));
  const empty = Object.entries({ name, message }).filter(([, text]) => !isVisible(text));
  if (empty.length === 0) return { name, phone: given.phone.replaceAll(' ', ''), message };
  const errors = Object.fromEntries(empty.map(([field]) => [field, messages.missingField]));
  throw new Refusal(400, 'invalid', { errors });
}
