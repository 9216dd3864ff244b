import type { Values } from '@zarra/experiment-kit/parameters';
import { leastHeight, NOBLE_GASES, type LennardJonesParams } from '@zarra/physics/lennard-jones';
import { memoize } from '../../memoize.js';
import { MODE, NM, NO_SECOND, type MatterKey } from './parameters.js';

type Si = Values<MatterKey>;

const SUBSTANCES = [NOBLE_GASES.neon, NOBLE_GASES.argon, NOBLE_GASES.krypton] as const;
/** In the order of the values of `start`. */
const ARRANGEMENTS = ['crystal', 'liquid', 'gas'] as const;

/** Core of the large particle, m, and its mass relative to an atom. */
const CORE = 0.5 * NM;
const MASS_RATIO = 40;
/** Speed of the lid, m/s: half of that of cold atoms. */
const LID_SPEED = 50;

/** Constants of a substance. */
export const substanceOf = (index: number) => SUBSTANCES[index] ?? NOBLE_GASES.argon;

/** Initial temperature, K. */
export const firstTemperature = ({ mode, target, temperature }: Si): number =>
  mode === MODE.thermostat ? target : temperature;

/** Parameters of the model. The lid stays above the height that the atoms need as a crystal. */
export const paramsOf = memoize((si: Si): LennardJonesParams => {
  const { substance, second, start, count, width, mode, target, power, gravity, divided, large } = si;
  const first = substanceOf(substance);
  const left = second === NO_SECOND ? count : Math.ceil(count / 2);
  const other = second === NO_SECOND ? first : substanceOf(second - 1);
  const big = {
    ...first,
    mass: MASS_RATIO * first.mass,
    core: CORE,
    count: large === 1 && second === NO_SECOND ? 1 : 0,
  };
  const p: LennardJonesParams = {
    components: [
      { ...first, count: left },
      { ...other, count: count - left },
      ...(big.count > 0 ? [big] : []),
    ],
    width,
    height: si.height,
    arrangement: ARRANGEMENTS[start] ?? 'crystal',
    temperature: firstTemperature(si),
    gravity,
    heating: mode === MODE.thermostat ? { temperature: target } : { power },
    isDivided: divided === 1 && second !== NO_SECOND,
  };
  const height = Math.max(si.height, leastHeight(p));
  return { ...p, height, lid: { target: height, speed: LID_SPEED } };
});

/** Number of atoms, without the large particle. */
export const atomCount = ({ components: [first, second] }: LennardJonesParams): number =>
  (first?.count ?? 0) + (second?.count ?? 0);

/** Index of the marked particle: the large one, or an atom inside the crystal. */
export const markedIndex = (p: LennardJonesParams): number =>
  p.components.length > 2 ? atomCount(p) : Math.floor((p.components[0]?.count ?? 0) / 2);
