export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './number-field.js';
export { NumberInput, type NumberInputProps } from './number-input.js';
export type { NumberFieldChange } from './use-number-input.js';
