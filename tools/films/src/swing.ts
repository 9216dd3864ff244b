import { pendulum, pendulumPeriod } from '@zarra/physics/pendulum';

/** m */
export const rod = 2.5;
/** m/s²; the rounded value of the lesson (9.81 measured). */
export const gravity = 10;
/** m above the lowest place */
export const startHeight = 1;

/** A swing without friction, released at rest; rad: l (1 − cos φ) is the height. */
const swing = {
  ...{ mass: 2, length: rod, gravity, damping: 0 },
  ...{ angle: Math.acos(1 - startHeight / rod), speed: 0 },
};

/** Seconds from the start to the lowest place: a quarter of the period. */
export const quarter = pendulumPeriod(swing) / 4;

const state = (t: number): Float64Array => pendulum.exact?.(t, swing) ?? new Float64Array();

/** Angle after `t` seconds, rad. */
export const swinging = (t: number): number => state(t)[0] ?? Number.NaN;

/** Height (m), speed (m/s) and energies (J) after `t` seconds. */
export function energies(t: number): Record<'height' | 'speed' | 'potential' | 'kinetic', number> {
  const now = state(t);
  const value = (key: string): number =>
    pendulum.observables.find((one) => one.key === key)?.value(t, now, swing) ?? Number.NaN;
  return {
    height: rod * (1 - Math.cos(value('angle'))),
    speed: rod * Math.abs(value('speed')),
    potential: value('potentialEnergy'),
    kinetic: value('kineticEnergy'),
  };
}

/** J */
export const total = Math.round(energies(0).potential);
