import type { Values } from '@zarra/experiment-kit/parameters';
import type { Observable } from '@zarra/physics';
import {
  particleCount,
  particleEnergy,
  particleFields,
  particleKineticEnergy,
  particleTemperature,
  wallImpulseSum,
  type LennardJonesParams,
} from '@zarra/physics/lennard-jones';
import { crossedPart, meanNearestDistance, meanSquare, nearestPair, perimeter } from './measure-matter.js';
import { LAG, measurementsOf, type Measurements } from './measurements.js';
import type { MatterKey } from './parameters.js';
import { paramsOf } from './substance.js';

type Si = Values<MatterKey>;
type Read = Observable<Si>['value'];

/** A quantity of the state and of the parameters of the model. */
const of =
  (read: (state: Float64Array, p: LennardJonesParams, m: Measurements, t: number) => number): Read =>
  (t, state, si) => {
    const p = paramsOf(si);
    return read(state, p, measurementsOf(state, particleCount(p)), t);
  };

/** Energy of one particle, on average. */
const perParticle = (read: (state: Float64Array, p: LennardJonesParams) => number): Read =>
  of((state, p) => read(state, p) / particleCount(p));

/** Mean temperature of the last picoseconds; that of the start before the first step. */
export const temperature = of((state, p, m) =>
  m.fadingWeight > 0 ? m.fadingTemperature / m.fadingWeight : particleTemperature(state, p),
);

export const pressureNow = of((state, p, m) =>
  m.fadingWeight > 0 ? m.fadingForce / m.fadingWeight / perimeter(state, p) : NaN,
);

/** Mean pressure since the last change; NaN before the first interval. */
const pressure = of((state, p, m, t) =>
  t - m.since < LAG ? NaN : (wallImpulseSum(state) - m.impulse) / (t - m.since) / perimeter(state, p),
);

/** Observables of the substance, in SI units. */
export const observables: readonly Observable<Si>[] = [
  { key: 'temperature', unit: 'K', value: temperature },
  { key: 'heat', unit: 'J', value: of((state) => particleFields(state).heat) },
  { key: 'energy', unit: 'J', value: perParticle(particleEnergy) },
  { key: 'kinetic', unit: 'J', value: perParticle(particleKineticEnergy) },
  {
    key: 'potential',
    unit: 'J',
    value: perParticle((state, p) => particleEnergy(state, p) - particleKineticEnergy(state, p)),
  },
  { key: 'pressure', unit: 'N/m', value: pressure },
  { key: 'pressureNow', unit: 'N/m', value: pressureNow },
  { key: 'square', unit: 'm²', value: of((state, p) => meanSquare(state, p, 'since')) },
  {
    key: 'diffusion',
    unit: 'm²/s',
    value: of((_state, _p, m) => (m.lags > 0 ? m.lagSquares / m.lags / (4 * LAG) : NaN)),
  },
  { key: 'crossed', unit: '1', value: of(crossedPart) },
  {
    key: 'meanSpeed',
    unit: 'm/s',
    value: of((_state, _p, m) => (m.samples > 0 ? m.speeds / m.samples : NaN)),
  },
  { key: 'distance', unit: 'm', value: of(meanNearestDistance) },
  { key: 'pairDistance', unit: 'm', value: of((state, p) => nearestPair(state, p).distance) },
  { key: 'pairEnergy', unit: 'J', value: of((state, p) => nearestPair(state, p).energy) },
  { key: 'work', unit: 'J', value: of((state) => particleFields(state).work) },
  { key: 'lid', unit: 'm', value: of((state) => particleFields(state).lid) },
];
