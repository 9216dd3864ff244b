import { PasswordField, TextField, type TextFieldProps } from '@zarra/ui-kit';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { strings } from '../strings.js';

/** As high as label, control and one line beneath with its sign (26 px), so that a fault of one line moves nothing. */
const Slot = styled.div`
  min-height: calc(1.4 * var(--ui-type-sm) + 2 * var(--ui-space-1) + var(--ui-control) + 1.625rem);
`;

const toggleLabels = { show: strings.showPassword, hide: strings.hidePassword };

interface AccountFieldProps extends Omit<TextFieldProps, 'error' | 'required' | 'trailing' | 'type'> {
  /** What the form's `register` gave: name, handlers, ref. */
  registered: UseFormRegisterReturn;
  /** What is wrong with it. */
  fault: FieldError | undefined;
  /** Default `text`. */
  type?: 'text' | 'email' | 'password' | undefined;
}

/** A field of an account form. The line beneath holds its hint, or what is wrong. Every one of them is required. */
export const AccountField = ({ registered, fault, hint, type = 'text', ...rest }: AccountFieldProps) => {
  const props = {
    autoCapitalize: 'none',
    spellCheck: false,
    ...rest,
    ...registered,
    'aria-required': true,
    ...(fault ? { error: <span role="alert">{fault.message}</span> } : { hint }),
  } as const;
  return (
    <Slot>
      {type === 'password' ? (
        <PasswordField {...props} toggleLabels={toggleLabels} />
      ) : (
        <TextField {...props} type={type} />
      )}
    </Slot>
  );
};
