import { maskPhone } from '@zarra/ui-kit';
import { controlOf, readFields } from './form-controls.js';
import { fields, uzbekPhone, type Draft } from './message-body.js';

/** Key in `sessionStorage`: the draft survives a reload, but is not visible to the next user of the browser. */
const KEY = 'contactDraft';

/** Runs an access to storage, which may be blocked, full or missing: the form works without it. */
const tryStorage = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/** The saved draft, without fields of a wrong type. */
function readDraft(): Partial<Draft> {
  const saved = Object(
    tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as unknown),
  ) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.flatMap((field) => (typeof saved[field] === 'string' ? [[field, saved[field]]] : [])),
  );
}

/** Removes the saved draft. */
export function clearDraft(): void {
  tryStorage(() => sessionStorage.removeItem(KEY));
}

/** Saves the content of the form, or removes the draft when all fields are empty. */
export function saveFormDraft(form: HTMLFormElement): void {
  const draft = readFields(form);
  if (fields.every((field) => draft[field] === '')) clearDraft();
  else tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
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
