export {
  DatePicker,
  type DatePickerChange,
  type DatePickerLabels,
  type DatePickerProps,
} from './date-picker.js';
