import type { Values } from '@zarra/experiment-kit';
import { REDUCED_PLANCK } from '@zarra/physics/constants';
import {
  boundStates,
  boxWell,
  doubleWell,
  finiteWell,
  harmonicWell,
  type BoundStates,
  type WellPiece,
} from '@zarra/physics/quantum';
import { KIND, MOST_LEVELS, type WellName } from './parameters.js';

type Si = Values<WellName>;

/** A well about x = 0 and its lowest levels. */
export interface SolvedWell {
  readonly pieces: readonly WellPiece[];
  readonly states: BoundStates;
}

const centred = (pieces: readonly WellPiece[], middle: number): WellPiece[] =>
  pieces.map(({ from, to, value }) => ({
    from: from - middle,
    to: to - middle,
    value: (x) => value(x + middle),
  }));

/** Own angular frequency of an oscillator whose potential is `depth` at half the width from its middle, rad/s. */
export const oscillatorFrequency = ({ width, depth, mass }: Si): number =>
  Math.sqrt((8 * depth) / mass) / width;

/** The well as stretches of a smooth potential, wide enough for its waves to fade. */
function piecesOf(si: Si): WellPiece[] {
  const { kind, width, depth, mass } = si;
  if (kind === KIND.finite) {
    // Twenty times the length over which a wave of zero energy fades.
    const margin = Math.max(0.75 * width, (20 * REDUCED_PLANCK) / Math.sqrt(2 * mass * depth));
    return centred(finiteWell(width, depth, margin), width / 2);
  }
  if (kind === KIND.oscillator) {
    const omega = oscillatorFrequency(si);
    return harmonicWell(mass, omega, 8 * Math.sqrt(REDUCED_PLANCK / (mass * omega)));
  }
  if (kind === KIND.double) {
    const half = width / 2;
    // Far out the well grows as the fourth power: this is the length of its ground state.
    const unit = ((REDUCED_PLANCK / half) ** 2 / (2 * mass * depth)) ** (1 / 6) * half;
    return doubleWell(depth, half, 1.6 * half + 4.5 * unit);
  }
  return centred(boxWell(width), width / 2);
}

/**
 * All these wells are mirror images of themselves, so their waves are even and odd in turn. Twins whose energies no number
 * can tell apart come out as mixtures, each on one side: this parts them.
 */
function parted(states: BoundStates): BoundStates {
  const { weights } = states;
  const waves = states.waves.map((wave, level) => {
    const sign = level % 2 === 0 ? 1 : -1;
    const pure = wave.map((value, i) => (value + sign * (wave[wave.length - 1 - i] ?? 0)) / 2);
    const size = pure.reduce((sum, value, i) => sum + (weights[i] ?? 0) * value * value, 0);
    // Upwards on the left, as all waves are.
    const highest = pure.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const first = pure.find((value) => Math.abs(value) > highest / 1000) ?? 1;
    return size > 0.01 ? pure.map((value) => value / (Math.sign(first) * Math.sqrt(size))) : wave;
  });
  return { ...states, waves };
}

let last: { key: string; well: SolvedWell } | undefined;

/** Solves a well; the last one is kept, as its levels are looked at many times. */
export function solveWell(si: Si): SolvedWell {
  const { kind, width, depth, mass } = si;
  const key = [kind, width, depth, mass].join(' ');
  if (last?.key !== key) {
    const pieces = piecesOf(si);
    const below = kind === KIND.finite ? depth : Infinity;
    last = { key, well: { pieces, states: parted(boundStates({ pieces, mass, most: MOST_LEVELS, below })) } };
  }
  return last.well;
}

/** Potential energy at a place, J; Infinity outside. */
export function potentialAt({ pieces }: SolvedWell, x: number): number {
  const piece = pieces.find(({ from, to }) => x >= from && x <= to);
  return piece ? piece.value(x) : Infinity;
}
