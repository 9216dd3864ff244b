export type { SelectOption } from '../field/select-option.js';
export { Select, type SelectProps } from './select.js';
