import { carnahanStarlingFactor } from '@zarra/physics/kinetic-theory';

/** Sufficient for the densest box of the experiment: each iteration gains a digit. */
const ITERATIONS = 30;

/** Numerical derivative of a function of the packing fraction. */
const derivativeOf = (packing: number, of: (packing: number) => number): number => {
  const step = 1e-5;
  return (of(packing + step) - of(packing - step)) / (2 * step);
};

/**
 * Surface tension γ d² / kT of hard spheres at a hard wall (Henderson and Plischke, Proc. R. Soc. A 410, 409,
 * 1987).
 */
const wallTension = (packing: number): number =>
  ((-9 / (2 * Math.PI)) * packing ** 2 * (1 + (44 / 35) * packing - (4 / 5) * packing ** 2)) /
  (1 - packing) ** 3;

/**
 * PV / NkT of hard spheres in a box, averaged over its walls. The bulk follows Carnahan and Starling;
 * adsorption at the walls follows from their surface tension. Edges and corners are neglected.
 * @param count number of spheres
 * @param d their diameter, m
 * @param length sizes of the space of their centers, m: length · side²
 */
export function expectedFactor(count: number, d: number, length: number, side: number): number {
  const volume = length * side * side;
  const area = 2 * side * side + 4 * length * side;
  const ballVolume = (Math.PI / 6) * d ** 3;
  const meanPacking = (count * ballVolume) / volume;
  // Spheres adsorbed at the walls are missing in the bulk: −∂γ/∂μ of them per m², with dμ = dP / n.
  let packing = meanPacking;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const tension = derivativeOf(packing, wallTension) / d ** 2;
    const pressure = derivativeOf(packing, (at) => at * carnahanStarlingFactor(at)) / ballVolume;
    const adsorbed = (-tension / pressure) * (packing / ballVolume);
    packing = meanPacking - (adsorbed * area * ballVolume) / volume;
  }
  const bulkFactor = (packing * carnahanStarlingFactor(packing)) / meanPacking;
  // Force on all walls, −∂(γA)/∂size of each pair, over their area.
  const wallForce = (wallTension(packing) / d ** 2) * (16 * side + 8 * length);
  return bulkFactor - (wallForce / area) * (ballVolume / meanPacking);
}
