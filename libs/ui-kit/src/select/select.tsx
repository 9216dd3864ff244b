import { forwardRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from 'lucide';
import { Icon } from '../icon/icon.js';
import { controlCss } from '../field/field-css.js';
import { FieldFrame, type FieldWords } from '../field/field-frame.js';

const Row = styled.span`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--ui-space-3);
    width: 1.25rem;
    height: 1.25rem;
    margin-block: auto;
    color: var(--ui-color-muted);
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${controlCss}
  appearance: none;
  padding-inline-end: var(--ui-space-10);
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** One line of a {@link Select}. */
export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What the reader sees. */
  label: string;
  /** Shown, not choosable. */
  disabled?: boolean | undefined;
}

/** Props of {@link Select}, besides those of a native `select`. */
export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'>, FieldWords {
  /** The lines to choose from, in order. */
  options: readonly SelectOption[];
}

/**
 * One choice from a list: the system's own select, which every phone and screen reader knows how to open.
 *
 * When to use: five choices and more, or a filter. Fewer choices that should be seen at once are radios.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(({ options, ...field }, ref) => (
  <FieldFrame field={field}>
    {(control) => (
      <Row>
        <Native {...control} ref={ref}>
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </Native>
        <Icon node={ChevronDown} />
      </Row>
    )}
  </FieldFrame>
));
