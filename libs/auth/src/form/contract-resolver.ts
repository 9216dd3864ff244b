import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

/** What to say of a field: when nothing was typed, and when it is not as the contract wants it. */
export interface FieldFaults {
  readonly empty: string;
  /** Too short, or of another shape. */
  readonly wrong: string;
  /** Too long; as `wrong` without it. */
  readonly long?: string;
}

interface Issue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly input?: unknown;
}

/** A call of the contracts, as far as its form needs it. */
interface Call<Input, Output> {
  readonly request?: { readonly _zod: { readonly input: Input; readonly output: Output } };
}

/**
 * Checks a form by the contract of its call, so that browser and server agree, and says what is wrong in our words.
 * @param faults texts by field
 */
export function contractResolver<Input extends FieldValues, Output>(
  { request }: Call<Input, Output>,
  faults: Readonly<Partial<Record<string, FieldFaults>>>,
): Resolver<Input, unknown, Output> {
  if (!request) throw new TypeError('A form needs a call with a body');
  return zodResolver<Input, unknown, Output>(request, {
    error: ({ path, code, input }: Issue) => {
      const field = faults[String(path?.[0])];
      if (typeof input === 'string' && input.trim() === '') return field?.empty;
      return code === 'too_big' ? (field?.long ?? field?.wrong) : field?.wrong;
    },
  });
}
