import { tabDeviceStorage } from '@zarra/api-client/storage';
import { CONTACT_DRAFT_KEY } from '@zarra/api-client/storage-keys';
import { maskPhone } from '@zarra/ui-kit';
import { controlOf, readFields } from './form-controls.js';
import { fields, uzbekPhone, type Draft } from './message-body.js';

/** The saved draft, without fields of a wrong type. */
function readDraft(): Partial<Draft> {
  let saved: Readonly<Record<string, unknown>> = {};
  try {
    saved = Object(JSON.parse(tabDeviceStorage.get(CONTACT_DRAFT_KEY) ?? '{}')) as typeof saved;
  } catch {
    // The value is not JSON.
  }
  return Object.fromEntries(
    fields.flatMap((field) => (typeof saved[field] === 'string' ? [[field, saved[field]]] : [])),
  );
}

/** Removes the saved draft. */
export function clearDraft(): void {
  tabDeviceStorage.remove(CONTACT_DRAFT_KEY);
}

/** Saves the content of the form, or removes the draft when all fields are empty. */
export function saveFormDraft(form: HTMLFormElement): void {
  const draft = readFields(form);
  if (fields.every((field) => draft[field] === '')) clearDraft();
  else tabDeviceStorage.set(CONTACT_DRAFT_KEY, JSON.stringify(draft));
}

/** Fills empty fields from the saved draft, and saves the result. */
export function restoreFormDraft(form: HTMLFormElement): void {
  const { phone, ...rest } = readDraft();
  const saved = { ...rest, phone: phone && maskPhone(phone, uzbekPhone) };
  for (const field of fields) {
    const control = controlOf(form, field);
    if (control.value === '') control.value = saved[field] ?? '';
  }
  saveFormDraft(form);
}
