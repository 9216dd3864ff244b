import type { endpoints } from '@zarra/contracts';
import type { output } from 'zod/v4/core';
import { HttpError } from '../http/http-error.js';
import { messages } from '../http/messages.js';

type ContactBody = output<NonNullable<(typeof endpoints)['contactMessage']['request']>>;

/** The stored form of a contact message. */
export interface ContactText {
  /** One line without control or format characters. */
  readonly name: string;
  /** +998 and nine digits. */
  readonly phone: string;
  /** Lines separated by \n; its only other control character is the tab. */
  readonly message: string;
}

/** Removes format characters, such as bidi controls, and replaces control characters and line breaks by a space. */
const normalizeLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const normalizeLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const isVisible = (text: string): boolean => /[^\p{C}\p{Z}]/u.test(text);

/**
 * Normalizes a contact message, so that names, table cells and mails can use it without further checks.
 * @throws HttpError 400 when a field has no visible character
 */
export function normalizeMessage(body: Pick<ContactBody, keyof ContactText>): ContactText {
  const name = normalizeLine(body.name.normalize('NFC'));
  const message = normalizeLines(body.message.normalize('NFC'));
  const empty = Object.entries({ name, message }).filter(([, text]) => !isVisible(text));
  if (empty.length === 0) return { name, phone: body.phone.replaceAll(' ', ''), message };
  const errors = Object.fromEntries(empty.map(([field]) => [field, messages.missingField]));
  throw new HttpError(400, 'invalid', { errors });
}
