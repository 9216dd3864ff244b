/** One option of a `Select`. */
export interface SelectOption {
  /** Value in the form data. */
  value: string;
  /** Visible label. */
  label: string;
  /** Visible, but not selectable. */
  disabled?: boolean | undefined;
}
