export {
  NumberField,
  type NumberFieldChange,
  type NumberFieldLabels,
  type NumberFieldProps,
} from './number-field.js';
