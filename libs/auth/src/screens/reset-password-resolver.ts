import { endpoints } from '@zarra/contracts';
import type { Resolver } from 'react-hook-form';
import { contractResolver } from '../form/contract-resolver.js';
import { strings } from '../strings.js';

const { fieldErrors, specTexts } = strings;

interface ResetBody {
  otp_key: string;
  new_password: string;
}
/** Values of the form of /reset-password: the body of the call, and the repeated password. */
type ResetInput = ResetBody & { confirmation: string };

// The contract drops unknown fields.
const resolveByContract = contractResolver(endpoints.resetPassword, {
  new_password: {
    empty: specTexts.shortPassword,
    invalid: specTexts.shortPassword,
    tooLong: fieldErrors.longPassword,
  },
}) as unknown as Resolver<ResetInput, unknown, ResetBody>;

/** Validates the body of the call by its contract, and that both passwords are equal (specification §5). */
export const resetPasswordResolver: typeof resolveByContract = async (values, context, options) => {
  const result = await resolveByContract(values, context, options);
  if (values.confirmation === values.new_password) return result;
  return {
    values: {},
    errors: { ...result.errors, confirmation: { type: 'mismatch', message: specTexts.passwordsDiffer } },
  };
};
