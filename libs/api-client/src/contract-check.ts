import type { Endpoint } from '@zarra/contracts';

type Schema = Endpoint['response'];

/** A fault found by a contract. */
export interface Fault {
  /** Where, as keys from the root. */
  readonly keys: readonly PropertyKey[];
  /** The same, joined by dots. */
  readonly path: string;
  readonly message: string;
}

export type Checked<T> = { readonly value: T } | { readonly issues: readonly Fault[] };

/** Runs a contract over a value through Standard Schema, so that this library needs no validator of its own. */
export function check<S extends Schema>(schema: S, value: unknown): Checked<S['_zod']['output']> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('Contracts must be synchronous');
  if (!result.issues) return { value: result.value };
  return {
    issues: result.issues.map(({ path = [], message }) => {
      const keys = path as readonly PropertyKey[]; // The contracts' validator names keys only, no path objects.
      return { keys, path: keys.join('.'), message };
    }),
  };
}
