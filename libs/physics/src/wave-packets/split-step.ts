import { REDUCED_PLANCK } from '../codata/codata.js';
import { createFft, waveNumbers } from '../fourier/fft.js';
import type { Integrator } from '../model/model.js';
import type { PacketGrid, PacketParameters } from './packet.js';

/** Remaining amplitude of a packet after an absorber. */
const REMAINING_AMPLITUDE = 1e-4;

/** Damping rate of the amplitude at each point, 1/s: proportional to the cube of the depth in the absorbers. */
function absorberRates(
  { points, spacing, mass }: PacketGrid,
  { absorber, packet }: PacketParameters,
): Float64Array {
  const length = (points - 1) * spacing;
  if (absorber <= 0) return new Float64Array(points);
  const speed = (REDUCED_PLANCK * Math.max(Math.abs(packet.waveNumber), 1 / packet.spread)) / mass;
  // exp(-integral of rate dx / speed), the integral of (depth / width)^3 being a quarter of the width.
  const maxRate = (4 * speed * -Math.log(REMAINING_AMPLITUDE)) / absorber;
  return Float64Array.from({ length: points }, (_, i) => {
    const distance = Math.min(i * spacing, length - i * spacing);
    return maxRate * Math.max(0, 1 - distance / absorber) ** 3;
  });
}

/** Creates the integrator of a wave packet; see `wavePacket` for the equations. */
export function createSplitStep(grid: PacketGrid, p: PacketParameters): Integrator {
  const { points, spacing, mass } = grid;
  if (p.potential.length !== points) throw new RangeError('The potential does not fit the grid');
  const fft = createFft(points);
  const waves = waveNumbers(points, spacing);
  const rates = absorberRates(grid, p);
  /** Points of each absorber. */
  const edge = rates.findIndex((rate) => rate === 0);
  const [re, im] = [new Float64Array(points), new Float64Array(points)];
  /** Propagators of half a time step of the potential, and of free motion. */
  const [kickRe, kickIm] = [new Float64Array(points), new Float64Array(points)];
  const [freeRe, freeIm] = [new Float64Array(points), new Float64Array(points)];
  /** Fraction of the probability absorbed in half a time step. */
  const absorbed = new Float64Array(points);
  let preparedStep = 0;

  function prepare(h: number): void {
    for (let i = 0; i < points; i++) {
      const kick = -((p.potential[i] as number) * h) / (2 * REDUCED_PLANCK);
      const damping = Math.exp(-((rates[i] as number) * h) / 2);
      kickRe[i] = damping * Math.cos(kick);
      kickIm[i] = damping * Math.sin(kick);
      absorbed[i] = -Math.expm1(-(rates[i] as number) * h);
      const phase = -(REDUCED_PLANCK * (waves[i] as number) ** 2 * h) / (2 * mass);
      freeRe[i] = Math.cos(phase);
      freeIm[i] = Math.sin(phase);
    }
    preparedStep = h;
  }

  /** Probability absorbed in half a time step at the points from `low` to `high`. */
  function absorbedProbability(low: number, high: number): number {
    let sum = 0;
    for (let i = low; i < high; i++) {
      sum += (absorbed[i] as number) * ((re[i] as number) ** 2 + (im[i] as number) ** 2);
    }
    return sum * spacing;
  }

  /** Multiplies the wave function by complex factors. */
  function multiply(byRe: Float64Array, byIm: Float64Array): void {
    for (let i = 0; i < points; i++) {
      const a = re[i] as number;
      const b = im[i] as number;
      const c = byRe[i] as number;
      const s = byIm[i] as number;
      re[i] = a * c - b * s;
      im[i] = a * s + b * c;
    }
  }

  function kick(state: Float64Array): void {
    if (edge > 0) {
      state[2 * points] = (state[2 * points] as number) + absorbedProbability(0, edge);
      state[2 * points + 1] = (state[2 * points + 1] as number) + absorbedProbability(points - edge, points);
    }
    multiply(kickRe, kickIm);
  }

  return (_t, state, h) => {
    if (h !== preparedStep) prepare(h);
    for (let i = 0; i < points; i++) {
      re[i] = state[i] as number;
      im[i] = state[points + i] as number;
    }
    kick(state);
    fft.forward(re, im);
    multiply(freeRe, freeIm);
    fft.inverse(re, im);
    kick(state);
    state.set(re);
    state.set(im, points);
  };
}
