import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** What the reader sees. */
  label: ReactNode;
  /** A line of explanation under the label. */
  hint?: ReactNode;
  /** Shown, not choosable. */
  disabled?: boolean | undefined;
}

interface RadioRowProps extends ComponentPropsWithoutRef<'input'> {
  id: string;
  option: RadioOption;
}

/** A radio and its words. The hint describes the choice; only the label names it. */
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
