import { useState } from 'react';
import { useControlLevel } from '../run/control-level.js';
import type { Session } from '../run/session.js';
import { readSaved, saveValue } from '../storage/saved-value.js';

const SEED_KEY = 'experiment-instruments';
const SETTING_KEY = 'experiment-instrument-errors';

/** Seed of the instruments of this device: neighbours have other ones. */
function ownSeed(): number {
  const saved = readSaved('localStorage', SEED_KEY);
  if (typeof saved === 'number') return saved;
  const [seed = 1] = crypto.getRandomValues(new Uint16Array(1));
  saveValue('localStorage', SEED_KEY, seed);
  return seed;
}

/**
 * Whether recorded points have the errors of instruments: by default with all controls, not with the simple ones. The choice stays
 * on the device.
 */
export function useInstruments(session: Session) {
  const { definition } = session;
  const { level } = useControlLevel(session);
  const [chosen, setChosen] = useState(() => readSaved('localStorage', SETTING_KEY));
  const exist = [...definition.readouts, ...(definition.intervals ?? [])].some(
    ({ instrument }) => instrument,
  );
  const haveErrors = exist && (typeof chosen === 'boolean' ? chosen : level === 'full');
  return {
    /** Whether the experiment has instruments with errors. */
    exist,
    haveErrors,
    setErrors: (next: boolean): void => {
      setChosen(next);
      saveValue('localStorage', SETTING_KEY, next);
    },
    /** For the points; undefined for exact readings. */
    seed: haveErrors ? ownSeed() : undefined,
  };
}
