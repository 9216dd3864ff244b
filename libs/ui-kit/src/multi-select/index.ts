export {
  MultiSelect,
  type MultiSelectChangeDetails,
  type MultiSelectLabels,
  type MultiSelectProps,
} from './multi-select.js';
