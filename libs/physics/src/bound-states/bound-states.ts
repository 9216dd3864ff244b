import { PLANCK, REDUCED_PLANCK, SPEED_OF_LIGHT } from '../codata/codata.js';
import { eigenvector } from './eigenvector.js';
import { countEigenvaluesBelow, findEigenvalue } from './sturm.js';
import { wellMatrix, type WellMatrix } from './well-matrix.js';
import type { PotentialSegment } from './potential-segment.js';

/** Cells of the coarsest of the three grids. */
const COARSE_CELLS = 288;

/** The lowest energy levels of a well and their wave functions. */
export interface BoundStates {
  /** J, in ascending order. */
  readonly energies: Float64Array;
  /** Positions of the wave functions, m: both walls and the points between. */
  readonly x: Float64Array;
  /** Quadrature weights, m: the integral of f is the sum of weight * f. */
  readonly weights: Float64Array;
  /** Wave functions at the positions, m^(-1/2): real, normalised, the first lobe from the left positive. */
  readonly waves: readonly Float64Array[];
}

interface BoundStatesOptions {
  /** From left to right without gaps, with infinite walls at both ends. */
  readonly segments: readonly PotentialSegment[];
  /** kg */
  readonly mass: number;
  /** Maximum number of levels. */
  readonly maxLevels: number;
  /** Only levels below this energy, J: the depth of the well, above which the particle is free. */
  readonly maxEnergy?: number;
}

/** The wave function, with its values at the walls, from an eigenvector. */
function waveFunction({ weights }: WellMatrix, vector: Float64Array, length: number): Float64Array {
  const wave = new Float64Array(vector.length + 2);
  for (let i = 0; i < vector.length; i++)
    wave[i + 1] = (vector[i] ?? 0) / Math.sqrt((weights[i] ?? 1) * length);
  const highest = wave.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const first = wave.find((value) => Math.abs(value) > highest / 1000) ?? 1;
  return first < 0 ? wave.map((value) => -value) : wave;
}

/**
 * Stationary states of one particle: -(hbar^2 / 2m) psi'' + V psi = E psi with psi = 0 at both ends.
 *
 * Central differences on three grids; each level by bisection with Sturm sequences; Richardson extrapolation removes the
 * errors of second and fourth order. The wave functions are those of the finest grid. Ten levels of a smooth well are
 * accurate to about 1e-9, the wave functions to about 1e-5.
 * Limits: one dimension; the ends must be real walls or lie where the wave functions have decayed; levels split by less
 * than about 1e-10 of the depth of the well have correct energies, but mixed wave functions.
 */
export function boundStates(options: BoundStatesOptions): BoundStates {
  const { segments, mass, maxLevels, maxEnergy = Infinity } = options;
  const from = segments[0]?.from ?? 0;
  const length = (segments[segments.length - 1]?.to ?? 0) - from;
  const unit = REDUCED_PLANCK ** 2 / (2 * mass * length ** 2);
  const grids = [1, 2, 4].map((refinement) => {
    const cells = segments.map(
      (segment) =>
        refinement * Math.max(2, Math.round((COARSE_CELLS * (segment.to - segment.from)) / length)),
    );
    return wellMatrix(segments, cells, from, length, unit);
  });
  const [coarse, middle, finest] = grids;
  if (!coarse || !middle || !finest) throw new Error('Three grids are needed');

  // Kinetic energy is positive, so no level lies below the minimum of the potential.
  const bottom = Math.min(
    ...coarse.diagonal.map(
      (value, i) => value + (coarse.offDiagonal[i] ?? 0) + (coarse.offDiagonal[i - 1] ?? 0),
    ),
  );
  const available = countEigenvaluesBelow(finest, maxEnergy / unit);
  const count = Math.min(maxLevels, available, coarse.diagonal.length);

  const energies = new Float64Array(count);
  const vectors: Float64Array[] = [];
  let estimate = bottom;
  for (let index = 0; index < count; index++) {
    const [e1 = 0, e2 = 0, e3 = 0] = grids.map((matrix) => {
      estimate = findEigenvalue(matrix, index, estimate, bottom - 1);
      return estimate;
    });
    energies[index] = (unit * (e1 - 20 * e2 + 64 * e3)) / 45;
    vectors.push(eigenvector(finest, e3, vectors));
  }
  const inner = Array.from(finest.points, (point) => from + point * length);
  return {
    energies,
    x: Float64Array.of(from, ...inner, from + length),
    weights: Float64Array.of(0, ...finest.weights.map((weight) => weight * length), 0),
    waves: vectors.map((vector) => waveFunction(finest, vector, length)),
  };
}

/** Wavelength in vacuum, m, of a photon with the difference of two energies, J: h c / |E1 - E2|. */
export const transitionWavelength = (one: number, other: number): number =>
  (PLANCK * SPEED_OF_LIGHT) / Math.abs(one - other);
