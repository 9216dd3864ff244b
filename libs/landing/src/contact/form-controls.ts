import { fields, type Draft, type Field } from './message-body.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

const namedControl = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

/** The control of a field. */
export const controlOf = (form: HTMLFormElement, field: Field): Control => namedControl(form, field);

/** The values of the visible fields. */
export const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(fields.map((field) => [field, namedControl(form, field).value])) as Draft;

/** The value of the honeypot field. */
export const readHoneypot = (form: HTMLFormElement): string => namedControl(form, 'website').value;
