import type { Session } from '../run/session.js';

/**
 * Compares a session with the exact solution of its model.
 * @returns snapshots of both at the same time, or the reason for a missing exact snapshot
 */
export function compareWithTheory({ definition, run, lastStep }: Session) {
  // The last whole step: an interpolated snapshot would add an error.
  const computed = lastStep();
  const { time, si } = computed;
  // The exact solution assumes constant parameters.
  if (run.record().changes.some(({ steps }) => steps <= run.steps))
    return { computed, missingReason: 'changed' } as const;
  const exact = definition.model.exact?.(time, si);
  if (!exact || Array.from(exact).every(Number.isNaN)) return { computed, missingReason: 'none' } as const;
  return { computed, exact: { ...computed, state: exact } };
}
