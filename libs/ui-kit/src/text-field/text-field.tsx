import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlCss } from '../field/field-css.js';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.js';

const Row = styled.span`
  position: relative;
  display: block;

  & > [data-trailing] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
  }
`;

const Input = styled.input`
  ${controlCss}

  &[data-has-trailing] {
    padding-inline-end: var(--ui-space-12);
  }
`;

/** Props of {@link TextField}, besides those of a native `input`. */
export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldLabelProps {
  /** Content at the end of the field, at most 44 px wide: a unit, or a button that shows the password. */
  trailing?: ReactNode;
}

// In React 18 a `ref` needs forwardRef, and form libraries set one on every field.
/**
 * A field for one line of text. It renders a native input: form libraries can register it.
 *
 * When to use: name, e-mail, code. Set `type`, `autoComplete` and `inputMode`; never block paste. For long text use
 * `TextArea`, for a search `SearchField`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(({ trailing, ...field }, ref) => (
  <FieldFrame field={field}>
    {(control) => (
      <Row>
        <Input {...control} ref={ref} data-has-trailing={trailing ? '' : undefined} />
        {trailing && <span data-trailing="">{trailing}</span>}
      </Row>
    )}
  </FieldFrame>
));
