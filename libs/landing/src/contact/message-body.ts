import { endpoints } from '@zarra/contracts';
import { fullPhone, phoneDigits, type PhoneFormat } from '@zarra/ui-kit';
import type { LandingMessages } from '../messages/landing-messages.js';

/** `+998 90 123 45 67`. 8 is the former trunk prefix, still in use in writing. */
export const uzbekPhone: PhoneFormat = { country: '998', groups: [2, 3, 2, 2], trunk: '8' };

/** The visible fields, in the order of the form. */
export const fields = ['name', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
/** The values of the fields. */
export type Draft = Readonly<Record<Field, string>>;
/** Error messages by field. */
export type FieldErrors = Readonly<Partial<Record<Field, string>>>;

/** A valid request body. */
export type MessageBody = NonNullable<ReturnType<typeof messageBody>['body']>;

const phoneToSend = (text: string): string => fullPhone(text, uzbekPhone) ?? phoneDigits(text, uzbekPhone);

/**
 * Validates a message with the schema of the endpoint, as the server does.
 * @param website value of the honeypot field
 * @param texts error messages of the fields
 * @returns the request body, or error messages
 */
export function messageBody(draft: Draft, website: string, texts: LandingMessages['contact']['fieldErrors']) {
  const values = { ...draft, phone: phoneToSend(draft.phone) };
  const result = endpoints.contactMessage.request?.safeParse({
    ...values,
    ...(website === '' ? {} : { website }),
  });
  if (result?.success) return { body: result.data };
  const invalid = new Set(result?.error.issues.map(({ path }) => path[0]));
  const fieldErrors: Partial<Record<Field, string>> = {};
  for (const field of fields.filter((name) => invalid.has(name))) {
    fieldErrors[field] = texts[field][values[field].trim() === '' ? 'empty' : 'wrong'];
  }
  return { fieldErrors };
}
