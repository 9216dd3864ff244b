import type { SelectOption } from '../field/select-option.js';

/** One option of a `Combobox` or a `MultiSelect`. */
export interface ComboboxOption extends SelectOption {
  /** Text under the label. The search ignores it. */
  description?: string | undefined;
}

/** Texts of a `Combobox`, each by default that of the `MessagesProvider`. */
export interface ComboboxLabels {
  /** Accessible name of the button that opens the list. */
  showOptions: string;
  /** Accessible name of the button that empties the field. */
  clear: string;
  /** Name of the hidden buttons by which screen readers close the list. */
  close: string;
  /** Text of a list that is loading. */
  loading: string;
  /** Text when no option matches. */
  noOptions: string;
  /** Text after the first options, for the number of further ones. */
  moreOptions: (count: number) => string;
}

/** Props of a `Combobox` and a `MultiSelect` about their options. */
export interface OptionListProps {
  /** The options in order, with unique values. */
  options: readonly ComboboxOption[];
  /**
   * Normalizes a text for the search: an option matches when the key of its label contains the key of the typed text. Keep
   * the function outside the component. Default: lower case.
   */
  searchKey?: ((text: string) => string) | undefined;
  /**
   * Called with the typed text, and with an empty one when the search ends: to load the options that match it. Keep the chosen
   * option among the options: its label is shown in the field. If the server decides what matches, use `searchKey={() => ''}`.
   */
  onInputValueChange?: ((text: string) => void) | undefined;
  /** The options are loading: the list says so. */
  loading?: boolean | undefined;
}
