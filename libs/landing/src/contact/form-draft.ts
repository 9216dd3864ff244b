import { maskPhone, uzbekPhone } from '@zarra/ui-kit';
import { keepDraft, readDraft } from './draft.js';
import { controlOf, writtenIn } from './form-controls.js';
import { fields } from './message-body.js';

/** Keeps what stands in the form. */
export function keepFrom(form: HTMLFormElement): void {
  keepDraft(writtenIn(form));
}

/** Fills in what was kept, except where something is written already, and keeps both. */
export function restoreInto(form: HTMLFormElement): void {
  const { phone, ...rest } = readDraft();
  const kept = { ...rest, phone: phone && maskPhone(phone, uzbekPhone) };
  for (const field of fields) {
    const control = controlOf(form, field);
    if (control.value === '') control.value = kept[field] ?? '';
  }
  keepFrom(form);
}
