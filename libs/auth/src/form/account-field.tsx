import { PasswordField, TextField, type TextFieldProps } from '@zarra/ui-kit';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useAuthMessages } from '../messages/screen-strings.js';

/** Height of label, control and one line with its icon (26 px), so that an error of one line shifts no layout. */
const Slot = styled.div`
  min-height: calc(1.4 * var(--ui-type-sm) + 2 * var(--ui-space-1) + var(--ui-control) + 1.625rem);
`;

interface AccountFieldProps extends Omit<TextFieldProps, 'error' | 'required' | 'trailing' | 'type'> {
  /** Result of the form's `register`: name, handlers, ref. */
  registration: UseFormRegisterReturn;
  /** Validation error of the field. */
  error: FieldError | undefined;
  /** Default `text`. */
  type?: 'text' | 'email' | 'password' | undefined;
}

/** A required field of an account form. The line below it shows the hint or the error. */
export const AccountField = ({ registration, error, hint, type = 'text', ...rest }: AccountFieldProps) => {
  const strings = useAuthMessages();
  const props = {
    autoCapitalize: 'none',
    spellCheck: false,
    ...rest,
    ...registration,
    'aria-required': true,
    ...(error ? { error: <span role="alert">{error.message}</span> } : { hint }),
  } as const;
  return (
    <Slot>
      {type === 'password' ? (
        <PasswordField {...props} toggleLabels={{ show: strings.showPassword, hide: strings.hidePassword }} />
      ) : (
        <TextField {...props} type={type} />
      )}
    </Slot>
  );
};
