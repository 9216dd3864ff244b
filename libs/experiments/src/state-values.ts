import type { NamedState } from './named-state.js';

/** Parameter values of a named state, for the set-up of a construction. Throws for an unknown key. */
export function stateValues(
  states: readonly Pick<NamedState, 'key' | 'values'>[],
  key: string,
): Readonly<Record<string, number>> {
  const state = states.find((one) => one.key === key);
  if (!state) throw new Error(`No state ${key}`);
  return Object.fromEntries(
    Object.entries(state.values).filter(([, value]) => value !== undefined),
  ) as Record<string, number>;
}
