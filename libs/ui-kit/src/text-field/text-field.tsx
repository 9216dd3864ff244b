import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlCss } from '../field/field-css.js';
import { FieldFrame, type FieldWords } from '../field/field-frame.js';

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
export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldWords {
  /** Something at the end of the field, at most 44 px wide: a unit, or a button that shows the password. */
  trailing?: ReactNode;
}

// React 18 gives a `ref` only to what forwards it, and form libraries ask it of every field.
/**
 * One line of text.
 *
 * When to use: name, e-mail, password, code, phone. Give `type`, `autoComplete` and `inputMode`; never block paste.
 * Long text: `TextArea`. Searching: `SearchField`. It is an ordinary input inside: form libraries can register it.
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
