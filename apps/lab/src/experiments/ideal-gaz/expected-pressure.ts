import { carnahanStarlingFactor } from '@zarra/physics/gas';

/** Enough for the densest box of the experiment: each round gains a digit. */
const ROUNDS = 30;

/** How fast a function of the packing rises. */
const slopeOf = (packing: number, of: (packing: number) => number): number => {
  const step = 1e-5;
  return (of(packing + step) - of(packing - step)) / (2 * step);
};

/** γ d² / kT of hard balls at a hard wall (Henderson and Plischke, Proc. R. Soc. A 410, 409, 1987). */
const wallTension = (packing: number): number =>
  ((-9 / (2 * Math.PI)) * packing ** 2 * (1 + (44 / 35) * packing - (4 / 5) * packing ** 2)) /
  (1 - packing) ** 3;

/**
 * PV / NkT that hard balls have in a box, averaged over its walls. In its middle the law is that of Carnahan and
 * Starling; the walls draw balls near, which the tension of the wall accounts for. Edges and corners are left out.
 * @param count number of balls
 * @param d their diameter, m
 * @param length sizes of the room of their centres, m: length · side²
 */
export function expectedFactor(count: number, d: number, length: number, side: number): number {
  const volume = length * side * side;
  const area = 2 * side * side + 4 * length * side;
  const ball = (Math.PI / 6) * d ** 3;
  const mean = (count * ball) / volume;
  // Balls drawn to the walls are missing in the middle: −∂γ/∂μ of them on each m², where dμ = dP / n.
  let packing = mean;
  for (let round = 0; round < ROUNDS; round++) {
    const tension = slopeOf(packing, wallTension) / d ** 2;
    const pressure = slopeOf(packing, (at) => at * carnahanStarlingFactor(at)) / ball;
    const drawn = (-tension / pressure) * (packing / ball);
    packing = mean - (drawn * area * ball) / volume;
  }
  const middle = (packing * carnahanStarlingFactor(packing)) / mean;
  // Force on all walls, −∂(γA)/∂size of each pair, over their area.
  const pull = (wallTension(packing) / d ** 2) * (16 * side + 8 * length);
  return middle - (pull / area) * (ball / mean);
}
