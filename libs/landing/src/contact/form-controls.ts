import { fields, type Draft, type Field } from './message-body.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

const named = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

/** The control of a field. */
export const controlOf = (form: HTMLFormElement, field: Field): Control => named(form, field);

/** What stands in the fields people see. */
export const writtenIn = (form: HTMLFormElement) =>
  Object.fromEntries(fields.map((field) => [field, named(form, field).value])) as Draft;

/** What stands in the field for robots. */
export const trappedIn = (form: HTMLFormElement): string => named(form, 'website').value;
