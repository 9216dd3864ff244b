export { Combobox, type ComboboxChangeDetails, type ComboboxProps } from './combobox.js';
export type { ComboboxLabels, ComboboxOption } from './combobox-option.js';
