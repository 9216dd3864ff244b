import { endpoints } from '@zarra/contracts';
import { fullPhone, phoneDigits, uzbekPhone } from '@zarra/ui-kit';
import { strings } from './strings.js';

/** What people write, in the order of the form. */
export const fields = ['name', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
/** What somebody has written. */
export type Draft = Readonly<Record<Field, string>>;
/** What is wrong, by field. */
export type Faults = Readonly<Partial<Record<Field, string>>>;

const phoneToSend = (text: string): string => fullPhone(text, uzbekPhone) ?? phoneDigits(text, uzbekPhone);

/**
 * Checks a message by the contract of its call, so that browser and server agree.
 * @param website what stands in the field for robots
 * @returns what to send, or what is wrong in our words
 */
export function messageBody(draft: Draft, website: string) {
  const written = { ...draft, phone: phoneToSend(draft.phone) };
  const checked = endpoints.contactMessage.request?.safeParse({ ...written, website });
  if (checked?.success) return { body: checked.data };
  const faulty = new Set(checked?.error.issues.map(({ path }) => path[0]));
  const faults: Partial<Record<Field, string>> = {};
  for (const field of fields.filter((name) => faulty.has(name))) {
    faults[field] = strings.faults[field][written[field].trim() === '' ? 'empty' : 'wrong'];
  }
  return { faults };
}
