import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** One option of a `RadioGroup`. */
export interface RadioOption {
  /** Value in the form data. */
  value: string;
  /** Visible label. */
  label: ReactNode;
  /** A line of explanation under the label. */
  hint?: ReactNode;
  /** Visible, but not selectable. */
  disabled?: boolean | undefined;
}

interface RadioRowProps extends ComponentPropsWithoutRef<'input'> {
  id: string;
  option: RadioOption;
}

/** A radio with its label and hint. The accessible name is the label alone; the hint is the description. */
export const RadioRow = ({ option, id, ...rest }: RadioRowProps) => (
  <label>
    <input
      {...rest}
      {...(option.hint && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` })}
      type="radio"
      id={id}
      value={option.value}
      disabled={option.disabled}
    />
    <span>
      <span id={option.hint ? `${id}-label` : undefined}>{option.label}</span>
      {option.hint && <small id={`${id}-hint`}>{option.hint}</small>}
    </span>
  </label>
);
