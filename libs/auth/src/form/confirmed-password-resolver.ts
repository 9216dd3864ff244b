import type { FieldValues, Resolver } from 'react-hook-form';
import type { AuthMessages } from '../messages/auth-messages.js';
import { contractResolver } from './contract-resolver.js';

/**
 * Validates the body of a call with a new password by its contract, and that the repeated password is equal (specification §5).
 * @param strings texts about the new password
 * @param messages error texts of the other fields
 */
export function confirmedPasswordResolver<Body extends FieldValues & { new_password: string }>(
  call: Parameters<typeof contractResolver<Body, Body>>[0],
  { fieldErrors, specTexts }: AuthMessages['screens'],
  messages: Parameters<typeof contractResolver>[1] = {},
): Resolver<Body & { confirmation: string }, unknown, Body> {
  // The contract drops unknown fields.
  const resolveByContract = contractResolver(call, {
    ...messages,
    new_password: {
      empty: specTexts.shortPassword,
      invalid: specTexts.shortPassword,
      tooLong: fieldErrors.longPassword,
    },
  }) as unknown as Resolver<Body & { confirmation: string }, unknown, Body>;
  return async (values, context, options) => {
    const result = await resolveByContract(values, context, options);
    if (values.confirmation === values.new_password) return result;
    const confirmation = { type: 'mismatch', message: specTexts.passwordsDiffer };
    return { values: {}, errors: { ...result.errors, confirmation } } as typeof result;
  };
}
