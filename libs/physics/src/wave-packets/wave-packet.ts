import { REDUCED_PLANCK } from '../codata/codata.js';
import type { Model, Observable } from '../model/model.js';
import { momentumDistribution } from './momentum-distribution.js';
import type { Packet, PacketGrid, PacketParameters } from './packet.js';
import { createSplitStep } from './split-step.js';

/** psi = (2 pi s^2)^(-1/4) exp(-(x - x0)^2 / 4 s^2 + i k x), scaled so that the sum of |psi|^2 spacing is 1. */
function initialState({ points, spacing }: PacketGrid, { centre, spread, waveNumber }: Packet): Float64Array {
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

function observablesOf(grid: PacketGrid): Observable<PacketParameters>[] {
  const { points, spacing } = grid;
  const probability = (state: Float64Array, i: number): number =>
    ((state[i] as number) ** 2 + (state[points + i] as number) ** 2) * spacing;
  const sum = (state: Float64Array, weight: (x: number) => number): number => {
    let total = 0;
    for (let i = 0; i < points; i++) total += weight(i * spacing) * probability(state, i);
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
 * Time-dependent Schrödinger equation of one particle, i hbar psi_t = -(hbar^2 / 2m) psi_xx + V psi, by the split-step
 * method: half a step of the potential, a free step in momentum space (fast Fourier transform), half a step of the
 * potential (Feit, Fleck, Steiger, J. Comput. Phys. 47, 412, 1982). Second order in the step, spectral accuracy in space
 * while no wave is shorter than four points; conserves the norm to rounding.
 *
 * State: real parts of psi at all points, then the imaginary parts, m^(-1/2); then the probability absorbed on the left
 * and on the right, 1.
 * Limits: one dimension, non-relativistic; potentials well below hbar / dt; periodic without absorbers. An absorber should
 * be wider than two wavelengths, and the packet should start outside of it.
 */
export function wavePacket(grid: PacketGrid): Model<PacketParameters> {
  const { points, spacing, mass } = grid;
  const [norm, ...rest] = observablesOf(grid);
  if (!norm) throw new Error('No norm');
  return {
    // The phase of the shortest wave changes by a quarter of a cycle per step, that of a packet's waves by a hundredth.
    dt: (mass * spacing ** 2) / (Math.PI * REDUCED_PLANCK),
    layout: () => [
      ...['re', 'im'].flatMap((part) =>
        Array.from({ length: points }, (_, i) => ({ key: `${part}[${i}]`, unit: 'm^(-1/2)' })),
      ),
      { key: 'absorbedLeft', unit: '1' },
      { key: 'absorbedRight', unit: '1' },
    ],
    start: (p) => initialState(grid, p.packet),
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
