import type { Snapshot } from '../experiment/experiment.js';
import type { Session } from '../run/create-session.js';

/** Snapshot of a run and of the exact solution at the same time. */
export interface TheoryComparison {
  /** Last whole step: an interpolated snapshot would add an error. */
  readonly computed: Snapshot;
  readonly exact: Snapshot | undefined;
  /** Reason for a missing exact snapshot. */
  readonly missingReason: 'changed' | 'none' | undefined;
}

/** Compares a session with the exact solution of its model. */
export function compareWithTheory({ definition, run, lastStep }: Session): TheoryComparison {
  const computed = lastStep();
  const { time, si } = computed;
  // The exact solution assumes constant parameters.
  if (run.record().changes.some(({ steps }) => steps <= run.steps))
    return { computed, exact: undefined, missingReason: 'changed' };
  const exact = definition.model.exact?.(time, si);
  if (!exact || Array.from(exact).every(Number.isNaN))
    return { computed, exact: undefined, missingReason: 'none' };
  return { computed, exact: { ...computed, state: exact }, missingReason: undefined };
}
