export { DateField, type DateErrorText, type DateFieldChange, type DateFieldProps } from './date-field.js';
export type { DateProblem } from './date-problem.js';
