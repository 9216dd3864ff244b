import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useAuthMessages } from '../messages/screen-strings.js';
import { AccountField } from './account-field.js';

interface NewPassword {
  new_password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  /** `register` of a form with a confirmed new password. */
  register: UseFormRegister<NewPassword>;
  /** Validation errors of the form. */
  errors: FieldErrors<NewPassword>;
}

/** The fields for a new password and its confirmation, for forms with `confirmedPasswordResolver`. */
export const NewPasswordFields = ({ register, errors }: NewPasswordFieldsProps) => {
  const strings = useAuthMessages();
  return (
    <>
      <AccountField
        type="password"
        label={strings.newPassword}
        hint={strings.passwordHint}
        autoComplete="new-password"
        registration={register('new_password', { deps: 'confirmation' })}
        error={errors.new_password}
      />
      <AccountField
        type="password"
        label={strings.confirmNewPassword}
        autoComplete="new-password"
        registration={register('confirmation')}
        error={errors.confirmation}
      />
    </>
  );
};
