import { forwardRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.js';
import { chevronDown } from '../icons/chevron-down.js';
import { controlCss, iconRowCss } from '../field/field-css.js';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';
import type { SelectOption } from '../field/select-option.js';

const Row = styled.span`
  ${iconRowCss}
`;

const Native = styled.select`
  ${controlCss}
  appearance: none;
  padding-inline-end: var(--ui-space-10);
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** Props of {@link Select}, besides those of a native `select`. */
export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'>, FieldLabelProps {
  /** The options in order. */
  options: readonly SelectOption[];
}

/**
 * A native select, which phones and screen readers support well.
 *
 * When to use: five options and more, or a filter. For fewer, always visible options use `RadioGroup`.
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
        <Icon path={chevronDown} />
      </Row>
    )}
  </FieldFrame>
));
