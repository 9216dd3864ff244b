import type { Values } from '@zarra/experiment-kit/parameters';
import { REDUCED_PLANCK } from '@zarra/physics/codata';
import {
  boundStates,
  boxWell,
  doubleWell,
  finiteWell,
  harmonicWell,
  type BoundStates,
  type PotentialSegment,
} from '@zarra/physics/bound-states';
import { KIND, MAX_LEVELS, type WellKey } from './parameters.js';

type Si = Values<WellKey>;

/** Well centered at x = 0 with its lowest levels. */
export interface SolvedWell {
  readonly pieces: readonly PotentialSegment[];
  readonly states: BoundStates;
}

const centred = (pieces: readonly PotentialSegment[], middle: number): PotentialSegment[] =>
  pieces.map(({ from, to, value }) => ({
    from: from - middle,
    to: to - middle,
    value: (x) => value(x + middle),
  }));

/** Angular frequency of an oscillator whose potential is `depth` at half the width from its middle, rad/s. */
export const oscillatorFrequency = ({ width, depth, mass }: Si): number =>
  Math.sqrt((8 * depth) / mass) / width;

/** Pieces of a smooth potential, wide enough for the waves to decay. */
function piecesOf(si: Si): PotentialSegment[] {
  const { kind, width, depth, mass } = si;
  if (kind === KIND.finite) {
    // Twenty decay lengths of a wave of zero energy.
    const margin = Math.max(0.75 * width, (20 * REDUCED_PLANCK) / Math.sqrt(2 * mass * depth));
    return centred(finiteWell(width, depth, margin), width / 2);
  }
  if (kind === KIND.oscillator) {
    const omega = oscillatorFrequency(si);
    return harmonicWell(mass, omega, 8 * Math.sqrt(REDUCED_PLANCK / (mass * omega)));
  }
  if (kind === KIND.double) {
    const half = width / 2;
    // At large x the potential grows as x⁴: length unit of its ground state.
    const unit = ((REDUCED_PLANCK / half) ** 2 / (2 * mass * depth)) ** (1 / 6) * half;
    return doubleWell(depth, half, 1.6 * half + 4.5 * unit);
  }
  return centred(boxWell(width), width / 2);
}

/**
 * All wells are symmetric, so their waves alternate between even and odd. Numerically degenerate pairs come
 * out as one-sided mixtures: this separates them by parity.
 */
function separateByParity(states: BoundStates): BoundStates {
  const { weights } = states;
  const waves = states.waves.map((wave, level) => {
    const sign = level % 2 === 0 ? 1 : -1;
    const pure = wave.map((value, i) => (value + sign * (wave[wave.length - 1 - i] ?? 0)) / 2);
    const size = pure.reduce((sum, value, i) => sum + (weights[i] ?? 0) * value * value, 0);
    // Positive on the left, as all waves are.
    const highest = pure.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const first = pure.find((value) => Math.abs(value) > highest / 1000) ?? 1;
    return size > 0.01 ? pure.map((value) => value / (Math.sign(first) * Math.sqrt(size))) : wave;
  });
  return { ...states, waves };
}

let cached: { key: string; well: SolvedWell } | undefined;

/** Solves a well; the last result is cached. */
export function solveWell(si: Si): SolvedWell {
  const { kind, width, depth, mass } = si;
  const key = [kind, width, depth, mass].join(' ');
  if (cached?.key !== key) {
    const pieces = piecesOf(si);
    const below = kind === KIND.finite ? depth : Infinity;
    cached = {
      key,
      well: {
        pieces,
        states: separateByParity(
          boundStates({ segments: pieces, mass, maxLevels: MAX_LEVELS, maxEnergy: below }),
        ),
      },
    };
  }
  return cached.well;
}

/** Potential energy at a position, J; Infinity outside. */
export function potentialAt({ pieces }: SolvedWell, x: number): number {
  const piece = pieces.find(({ from, to }) => x >= from && x <= to);
  return piece ? piece.value(x) : Infinity;
}
