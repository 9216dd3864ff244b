import {
  mixedPair,
  pairPotential,
  particleCount,
  particleFields,
  particleRows,
  type LennardJonesParams,
} from '@zarra/physics/lennard-jones';
import { earlierPositions } from './measurements.js';
import { atomCount, markedIndex } from './substance.js';

/** Distance from a wall that its atoms keep on average, σ: the wall is soft. */
const WALL_GAP = 0.45;

/** Mean square of the displacements of all atoms since earlier positions, m². */
export function meanSquare(state: Float64Array, p: LennardJonesParams, since: 'since' | 'lag'): number {
  const [count, atoms] = [particleCount(p), atomCount(p)];
  const { x, y } = particleRows(state, count);
  const earlier = earlierPositions(state, count, since);
  let sum = 0;
  for (let i = 0; i < atoms; i++)
    sum +=
      ((x[i] as number) - (earlier[i] as number)) ** 2 +
      ((y[i] as number) - (earlier[count + i] as number)) ** 2;
  return sum / atoms;
}

/** Part of the atoms that are not in the half of their substance; NaN for one substance. */
export function crossedPart(state: Float64Array, p: LennardJonesParams): number {
  const left = p.components[0]?.count ?? 0;
  const atoms = atomCount(p);
  if (left === atoms) return NaN;
  const { x } = particleRows(state, particleCount(p));
  let crossed = 0;
  for (let i = 0; i < atoms; i++) if ((x[i] as number) > p.width / 2 === i < left) crossed++;
  return crossed / atoms;
}

/** Index of the nearest atom, and its distance, m. */
function nearestTo(i: number, x: Float64Array, y: Float64Array, atoms: number): readonly [number, number] {
  let [nearest, least] = [-1, Infinity];
  for (let j = 0; j < atoms; j++) {
    const square = ((x[j] as number) - (x[i] as number)) ** 2 + ((y[j] as number) - (y[i] as number)) ** 2;
    if (j !== i && square < least) [nearest, least] = [j, square];
  }
  return [nearest, Math.sqrt(least)];
}

/** Mean distance of an atom from its nearest neighbour, m. */
export function meanNearestDistance(state: Float64Array, p: LennardJonesParams): number {
  const { x, y } = particleRows(state, particleCount(p));
  const atoms = atomCount(p);
  let sum = 0;
  for (let i = 0; i < atoms; i++) sum += nearestTo(i, x, y, atoms)[1];
  return sum / atoms;
}

/** Distance of the marked atom from its nearest neighbour, m, and their potential energy, J. */
export function nearestPair(
  state: Float64Array,
  p: LennardJonesParams,
): { readonly distance: number; readonly energy: number } {
  const [first, second] = p.components;
  const marked = markedIndex(p);
  if (!first || !second || p.components.length > 2) return { distance: NaN, energy: NaN };
  const { x, y } = particleRows(state, particleCount(p));
  const [other, distance] = nearestTo(marked, x, y, atomCount(p));
  const kind = other < first.count ? first : second;
  return { distance, energy: pairPotential(distance, mixedPair(first, kind)) };
}

/** Length of all walls on which the pressure acts, m. */
export function perimeter(state: Float64Array, p: LennardJonesParams): number {
  const [first] = p.components;
  return 2 * (p.width + particleFields(state).lid - 4 * WALL_GAP * (first?.sigma ?? 0));
}
