import { REDUCED_PLANCK } from '../constants/index.js';
import { levelVector } from './level-vector.js';
import { countBelow, findLevel, squaresOf } from './sturm.js';
import { wellMatrix, type WellMatrix } from './well-matrix.js';
import type { WellPiece } from './well-piece.js';

/** Cells of the coarsest of the three grids. */
const COARSE_CELLS = 288;

/** The lowest levels of a well and their waves. */
export interface BoundStates {
  /** J, from below. */
  readonly energies: Float64Array;
  /** Places at which the waves are given, m: both walls and the points between. */
  readonly x: Float64Array;
  /** Length that belongs to each place, m: the integral of f is the sum of weight * f. */
  readonly weights: Float64Array;
  /** Each wave at the places, m^(-1/2): real, normalised, its first lobe from the left upwards. */
  readonly waves: readonly Float64Array[];
}

/** What `boundStates` is asked for. */
interface WellQuestion {
  /** From left to right, without gaps. Beyond the first and the last there are walls that nothing passes. */
  readonly pieces: readonly WellPiece[];
  /** kg */
  readonly mass: number;
  /** At most so many levels. */
  readonly most: number;
  /** Only levels below this energy, J: the rim of the well, above which a particle is free. */
  readonly below?: number;
}

/** The wave itself, with its walls, from a vector of the matrix. */
function waveOf({ weights }: WellMatrix, vector: Float64Array, length: number): Float64Array {
  const wave = new Float64Array(vector.length + 2);
  for (let i = 0; i < vector.length; i++)
    wave[i + 1] = (vector[i] ?? 0) / Math.sqrt((weights[i] ?? 1) * length);
  const highest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const first = wave.find((value) => Math.abs(value) > highest / 1000) ?? 1;
  return first < 0 ? wave.map((value) => -value) : wave;
}

/**
 * The stationary states of one particle: -(hbar^2 / 2m) psi'' + V psi = E psi with psi = 0 at both ends.
 *
 * Central differences on three grids, each level by Sturm's bisection, its error in the second and fourth power of the
 * step removed by Richardson's extrapolation; the waves are those of the finest grid. Ten levels of a smooth well are
 * good to about 1e-9, the waves to about 1e-5.
 * Limits: one dimension; the ends must lie where the waves have faded (or be real walls); twins that are split by less
 * than about 1e-10 of the height of the well come out with the right energy but as a mixture.
 */
export function boundStates({ pieces, mass, most, below = Infinity }: WellQuestion): BoundStates {
  const from = pieces[0]?.from ?? 0;
  const length = (pieces[pieces.length - 1]?.to ?? 0) - from;
  const unit = REDUCED_PLANCK ** 2 / (2 * mass * length ** 2);
  const grids = [1, 2, 4].map((finer) => {
    const cells = pieces.map(
      (piece) => finer * Math.max(2, Math.round((COARSE_CELLS * (piece.to - piece.from)) / length)),
    );
    const matrix = wellMatrix(pieces, cells, from, length, unit);
    return { matrix, squares: squaresOf(matrix) };
  });
  const [coarse, middle, fine] = grids;
  if (!coarse || !middle || !fine) throw new Error('Three grids are needed');

  // Kinetic energy is positive, so no level lies below the lowest point.
  const bottom = Math.min(
    ...coarse.matrix.diagonal.map(
      (value, i) => value + (coarse.matrix.beside[i] ?? 0) + (coarse.matrix.beside[i - 1] ?? 0),
    ),
  );
  const available = countBelow(fine.matrix.diagonal, fine.squares, below / unit);
  const count = Math.min(most, available, coarse.matrix.diagonal.length);

  const energies = new Float64Array(count);
  const vectors: Float64Array[] = [];
  let near = bottom;
  for (let index = 0; index < count; index++) {
    const [e1 = 0, e2 = 0, e3 = 0] = grids.map(({ matrix, squares }) => {
      near = findLevel(matrix.diagonal, squares, index, near, bottom - 1);
      return near;
    });
    energies[index] = (unit * (e1 - 20 * e2 + 64 * e3)) / 45;
    vectors.push(levelVector(fine.matrix, e3, vectors));
  }
  const inner = Array.from(fine.matrix.places, (place) => from + place * length);
  return {
    energies,
    x: Float64Array.of(from, ...inner, from + length),
    weights: Float64Array.of(0, ...fine.matrix.weights.map((weight) => weight * length), 0),
    waves: vectors.map((vector) => waveOf(fine.matrix, vector, length)),
  };
}
