import { REDUCED_PLANCK } from '../constants/index.js';
import type { Model, Observable } from '../model/model.js';
import { momentumDistribution } from './momentum-distribution.js';
import { createSplitStep } from './create-split-step.js';

/** The stage of a packet: a ring of points at 0, spacing, 2 spacing, … */
export interface PacketGrid {
  /** A power of two, 1024 to 4096. */
  readonly points: number;
  /** m. A wave needs four points or more a wavelength. */
  readonly spacing: number;
  /** Of the particle, kg. */
  readonly mass: number;
}

/** A Gaussian packet. */
export interface Packet {
  /** m */
  readonly centre: number;
  /** Standard deviation of the place, m. */
  readonly spread: number;
  /** Mean wave number, 1/m; positive: to the right. */
  readonly waveNumber: number;
}

/** What a run of a packet is given. */
export interface PacketSetting {
  readonly packet: Packet;
  /** Potential energy at each point, J. For barriers use `barrierPotential`. */
  readonly potential: Float64Array;
  /** Width of the strip at each end that swallows the packet, m; 0: what leaves at one end comes in at the other. */
  readonly absorber: number;
  /** Place, m, that parts what came through from what was thrown back. */
  readonly divider: number;
}

/** psi = (2 pi s^2)^(-1/4) exp(-(x - x0)^2 / 4 s^2 + i k x), scaled so that the sum of |psi|^2 spacing is 1. */
function startOf({ points, spacing }: PacketGrid, { centre, spread, waveNumber }: Packet): Float64Array {
  const state = new Float64Array(2 * points + 2);
  let sum = 0;
  for (let i = 0; i < points; i++) {
    const gap = i * spacing - centre;
    const height = Math.exp(-(gap * gap) / (4 * spread * spread));
    state[i] = height * Math.cos(waveNumber * gap);
    state[points + i] = height * Math.sin(waveNumber * gap);
    sum += height * height * spacing;
  }
  return state.map((value) => value / Math.sqrt(sum));
}

/** What can be read off a packet. */
function observablesOf(grid: PacketGrid): Observable<PacketSetting>[] {
  const { points, spacing } = grid;
  const chance = (state: Float64Array, i: number): number =>
    ((state[i] as number) ** 2 + (state[points + i] as number) ** 2) * spacing;
  const sum = (state: Float64Array, weigh: (x: number) => number): number => {
    let total = 0;
    for (let i = 0; i < points; i++) total += weigh(i * spacing) * chance(state, i);
    return total;
  };
  return [
    { key: 'norm', unit: '1', value: (_t, state) => sum(state, () => 1) },
    {
      key: 'transmitted',
      unit: '1',
      value: (_t, state, { divider }) =>
        sum(state, (x) => (x > divider ? 1 : 0)) + (state[2 * points + 1] as number),
    },
    {
      key: 'reflected',
      unit: '1',
      value: (_t, state, { divider }) =>
        sum(state, (x) => (x > divider ? 0 : 1)) + (state[2 * points] as number),
    },
    { key: 'meanPlace', unit: 'm', value: (_t, state) => sum(state, (x) => x) / sum(state, () => 1) },
    {
      key: 'meanMomentum',
      unit: 'kg m/s',
      value: (_t, state) => {
        const { momentum, density } = momentumDistribution(grid, state);
        const all = density.reduce((total, value) => total + value, 0);
        return density.reduce((total, value, i) => total + value * (momentum[i] ?? 0), 0) / all;
      },
    },
  ];
}

/**
 * One particle in time: i hbar psi_t = -(hbar^2 / 2m) psi_xx + V psi, by split steps: half a kick of the potential, a free
 * flight in momentum space (fast Fourier transform), half a kick (Feit, Fleck, Steiger, J. Comput. Phys. 47, 412, 1982).
 * Of second order in the step, exact in space as long as no wave is shorter than four points; keeps the norm to rounding.
 *
 * State: real parts of psi at all points, then the imaginary parts, m^(-1/2); then the probability that the left and the
 * right absorber have taken, 1.
 * Limits: one dimension, not relativistic; potentials well below hbar / dt; without absorbers the ends are joined. An absorber should be wider than two
 * wavelengths, and nothing of the packet should start in it.
 */
export function wavePacket(grid: PacketGrid): Model<PacketSetting> {
  const { points, spacing, mass } = grid;
  const [norm, ...rest] = observablesOf(grid);
  if (!norm) throw new Error('No norm');
  return {
    // The shortest wave turns by a quarter of a circle in one step, the waves of a packet by a hundredth of one.
    dt: (mass * spacing ** 2) / (Math.PI * REDUCED_PLANCK),
    layout: () => [
      ...['re', 'im'].flatMap((part) =>
        Array.from({ length: points }, (_, i) => ({ key: `${part}[${i}]`, unit: 'm^(-1/2)' })),
      ),
      { key: 'takenLeft', unit: '1' },
      { key: 'takenRight', unit: '1' },
    ],
    start: (p) => startOf(grid, p.packet),
    solver: (p) => createSplitStep(grid, p),
    invariants: [
      {
        key: 'probability',
        unit: '1',
        value: (state, p) =>
          norm.value(0, state, p) + (state[2 * points] as number) + (state[2 * points + 1] as number),
        tolerance: 1e-12,
      },
    ],
    observables: [norm, ...rest],
  };
}
