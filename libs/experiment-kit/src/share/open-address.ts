import { createRandom, type State } from '@zarra/physics';
import { readAddress, type Shared } from '../address/address.js';
import { inSi } from '../experiment/parameter.js';
import { createSession, type Session } from '../session/create-session.js';
import { isLongRun, mostSteps } from './most-steps.js';

/** What an address led to. */
export interface Opened<K extends string, S extends State, V extends string> {
  readonly session: Session<K, S, V>;
  /** Whether the address was none of this experiment: its start is shown then. */
  readonly isBroken: boolean;
  /** What is to be repeated elsewhere first: until then the session is at its start. */
  readonly ahead?: Shared<K, V>;
}

/**
 * Opens what an address says, whoever wrote it.
 * @param start a session at the experiment's start
 * @param letters what stands behind the `#`; empty for the start
 * @param canWait whether a long run may be left `ahead`
 */
export function openAddress<K extends string, S extends State, V extends string>(
  start: Session<K, S, V>,
  letters: string,
  canWait = false,
): Opened<K, S, V> {
  if (letters === '') return { session: start, isBroken: false };
  const { lab } = start;
  try {
    const shared = readAddress(lab, letters, mostSteps(lab, 1));
    if (shared) {
      const { values, seed, steps } = shared.run;
      // Other values can mean more bodies: how much a step costs is known only now.
      const { length } = lab.model.start(inSi(lab.parameters, values), createRandom(seed));
      if (canWait && steps <= mostSteps(lab, length) && isLongRun(steps, length)) {
        const beginning = { ...shared, run: { ...shared.run, changes: [], steps: 0 } };
        return { session: createSession(lab, beginning), isBroken: false, ahead: shared };
      }
      if (steps <= mostSteps(lab, length)) return { session: createSession(lab, shared), isBroken: false };
    }
  } catch {
    // Values that are each allowed can together be more than a model takes.
  }
  return { session: createSession(lab), isBroken: true };
}
