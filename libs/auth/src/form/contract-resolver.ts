import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Error texts of a field. */
export interface FieldMessages {
  readonly empty: string;
  /** Too short, or of another shape. */
  readonly invalid: string;
  /** Default `invalid`. */
  readonly tooLong?: string;
}

interface Issue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
}

/** The part of an endpoint that its form uses. */
interface Call<Input, Output> {
  readonly request?: { readonly _zod: { readonly input: Input; readonly output: Output } };
}

/**
 * Validates a form by the contract of its call, as the server does, with our error texts.
 * @param messages error texts by field
 */
export function contractResolver<Input extends FieldValues, Output>(
  { request }: Call<Input, Output>,
  messages: Readonly<Partial<Record<string, FieldMessages>>>,
): Resolver<Input, unknown, Output> {
  if (!request) throw new TypeError('A form needs a call with a body');
  return zodResolver<Input, unknown, Output>(request, {
    error: ({ path, code, input }: Issue) => {
      const texts = messages[String(path?.[0])];
      if (typeof input === 'string' && input.trim() === '') return texts?.empty;
      return code === 'too_big' ? (texts?.tooLong ?? texts?.invalid) : texts?.invalid;
    },
  });
}
