import { endpoints } from '@zarra/contracts';
import type { Resolver } from 'react-hook-form';
import { contractResolver } from '../form/contract-resolver.js';
import { strings } from '../strings.js';

const { faults, given } = strings;

interface ResetBody {
  otp_key: string;
  new_password: string;
}
/** What the form of /reset-password holds: the body of the call, and the password once more. */
type ResetInput = ResetBody & { confirmation: string };

// The contract drops what it does not know.
const byContract = contractResolver(endpoints.resetPassword, {
  new_password: { empty: given.shortPassword, wrong: given.shortPassword, long: faults.longPassword },
}) as unknown as Resolver<ResetInput, unknown, ResetBody>;

/** Checks the call's body by its contract, and that the two passwords are equal (specification §5). */
export const resolveReset: typeof byContract = async (values, context, options) => {
  const result = await byContract(values, context, options);
  if (values.confirmation === values.new_password) return result;
  return {
    values: {},
    errors: { ...result.errors, confirmation: { type: 'mismatch', message: given.passwordsDiffer } },
  };
};
