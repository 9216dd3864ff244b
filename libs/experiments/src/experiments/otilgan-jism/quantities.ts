import type { FurtherQuantities } from '@zarra/experiment-kit/investigation';
import type { Values } from '@zarra/experiment-kit/parameters';
import { projectile } from '@zarra/physics/projectile';
import { flightOf } from './flight.js';
import { paramsOf } from './model.js';
import { parameters } from './parameters.js';

const DEGREE = parameters.angle.si ?? 1;
/** A time after every landing, s. */
const LANDED = 1e4;

/** State after the landing of a throw without air. */
const landed = (si: Values): ArrayLike<number> => projectile.exact?.(LANDED, paramsOf(si)) ?? [];

const rangeWithoutAir = (si: Values): number => landed(si)[0] ?? NaN;
const rangeWithAir = (si: Values): number => flightOf(si).maxDistance;

/** Whole angle of the longest throw, in degrees. */
function bestAngle(range: (si: Values) => number, si: Values): number {
  const rangeAt = (degrees: number): number => range({ ...si, angle: degrees * DEGREE });
  const angles = Array.from({ length: 61 }, (_, index) => 20 + index);
  return angles.reduce((best, degrees) => (rangeAt(degrees) > rangeAt(best) ? degrees : best));
}

export const quantities: FurtherQuantities = {
  rangeWithoutAir: { unit: 'm', value: rangeWithoutAir },
  heightWithoutAir: { unit: 'm', value: (si) => landed(si)[7] ?? NaN },
  durationWithoutAir: { unit: 's', value: (si) => landed(si)[8] ?? NaN },
  rangeWithAir: { unit: 'm', value: rangeWithAir },
  bestAngleWithoutAir: { unit: '°', value: (si) => bestAngle(rangeWithoutAir, si) },
  bestAngleWithAir: { unit: '°', value: (si) => bestAngle(rangeWithAir, si) },
};
