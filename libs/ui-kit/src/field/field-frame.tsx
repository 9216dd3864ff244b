import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import {
  FieldMessages,
  messageAria,
  messagesCss,
  RequiredMark,
  type FieldMessageProps,
} from './field-messages.js';

const Frame = styled.div`
  display: grid;
  gap: var(--ui-space-1);
  min-width: 0;

  & > label {
    font-size: var(--ui-type-sm);
    font-weight: var(--ui-weight-strong);
    line-height: 1.4;
  }
  & > [data-hidden-label] {
    ${hiddenCss}
  }
  ${messagesCss}
`;

/** Props of every field of the kit besides its native props. */
export interface FieldLabelProps extends FieldMessageProps {
  /** Label of the field. */
  label: ReactNode;
  /** Hides the label visually, where the context shows the purpose of the field. */
  hideLabel?: boolean | undefined;
}

/** The label and messages, and the native props that the frame uses. */
type FieldProps = FieldLabelProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'aria-describedby' | 'aria-invalid'>;

interface FieldFrameProps<Field extends FieldProps> {
  /** Label, messages and the props of the control. */
  field: Field;
  /** Renders the control with its props, id and ARIA attributes. */
  children: (
    control: Omit<Field, keyof FieldLabelProps> & { id: string } & ReturnType<typeof messageAria>,
  ) => ReactNode;
}

/** Label, hint and error around a control, connected by ids. */
export const FieldFrame = <Field extends FieldProps>({ field, children }: FieldFrameProps<Field>) => {
  const { label, hideLabel, hint, error, ...control } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <Frame>
      <label htmlFor={id} data-hidden-label={hideLabel || undefined}>
        {label}
        {field.required && <RequiredMark />}
      </label>
      {children({ ...control, id, ...messageAria(id, field) })}
      <FieldMessages id={id} hint={hint} error={error} />
    </Frame>
  );
};
