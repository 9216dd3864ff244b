export { RadioGroup, type RadioGroupProps } from './radio-group.js';
export type { RadioOption } from './radio-row.js';
