import { REDUCED_PLANCK } from '../constants/index.js';
import { createFft, waveNumbers } from '../fourier/index.js';
import type { Advance } from '../model/model.js';
import type { PacketGrid, PacketSetting } from './wave-packet.js';

/** What an absorber leaves of the amplitude of a packet on its way to the end of the grid. */
const LEFT_OVER = 1e-4;

/** How fast the amplitude dies away at each point, 1/s: in the absorbers as the cube of the depth. */
function absorberRates(
  { points, spacing, mass }: PacketGrid,
  { absorber, packet }: PacketSetting,
): Float64Array {
  const length = (points - 1) * spacing;
  if (absorber <= 0) return new Float64Array(points);
  const speed = (REDUCED_PLANCK * Math.max(Math.abs(packet.waveNumber), 1 / packet.spread)) / mass;
  // exp(-integral of rate dx / speed), the integral of (depth / width)^3 being a quarter of the width.
  const strongest = (4 * speed * -Math.log(LEFT_OVER)) / absorber;
  return Float64Array.from({ length: points }, (_, i) => {
    const toEnd = Math.min(i * spacing, length - i * spacing);
    return strongest * Math.max(0, 1 - toEnd / absorber) ** 3;
  });
}

/** The way of a packet through time; see `wavePacket` for the equations. */
export function createSplitStep(grid: PacketGrid, p: PacketSetting): Advance {
  const { points, spacing, mass } = grid;
  if (p.potential.length !== points) throw new RangeError('The potential does not fit the grid');
  const fft = createFft(points);
  const waves = waveNumbers(points, spacing);
  const rates = absorberRates(grid, p);
  /** Points of each absorber. */
  const edge = rates.findIndex((rate) => rate === 0);
  const [re, im] = [new Float64Array(points), new Float64Array(points)];
  const [kickRe, kickIm] = [new Float64Array(points), new Float64Array(points)];
  const [flyRe, flyIm] = [new Float64Array(points), new Float64Array(points)];
  /** Part of the probability that half a kick takes away. */
  const lost = new Float64Array(points);
  let prepared = 0;

  function prepare(h: number): void {
    for (let i = 0; i < points; i++) {
      const kick = -((p.potential[i] as number) * h) / (2 * REDUCED_PLANCK);
      const keep = Math.exp(-((rates[i] as number) * h) / 2);
      kickRe[i] = keep * Math.cos(kick);
      kickIm[i] = keep * Math.sin(kick);
      lost[i] = -Math.expm1(-(rates[i] as number) * h);
      const fly = -(REDUCED_PLANCK * (waves[i] as number) ** 2 * h) / (2 * mass);
      flyRe[i] = Math.cos(fly);
      flyIm[i] = Math.sin(fly);
    }
    prepared = h;
  }

  /** What a half kick takes from the points `low` to `high` of the scratch space in all. */
  function taken(low: number, high: number): number {
    let sum = 0;
    for (let i = low; i < high; i++) {
      sum += (lost[i] as number) * ((re[i] as number) ** 2 + (im[i] as number) ** 2);
    }
    return sum * spacing;
  }

  /** The scratch space times factors of length one or less. */
  function turn(byRe: Float64Array, byIm: Float64Array): void {
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
      state[2 * points] = (state[2 * points] as number) + taken(0, edge);
      state[2 * points + 1] = (state[2 * points + 1] as number) + taken(points - edge, points);
    }
    turn(kickRe, kickIm);
  }

  return (_t, state, h) => {
    if (h !== prepared) prepare(h);
    for (let i = 0; i < points; i++) {
      re[i] = state[i] as number;
      im[i] = state[points + i] as number;
    }
    kick(state);
    fft.forward(re, im);
    turn(flyRe, flyIm);
    fft.inverse(re, im);
    kick(state);
    state.set(re);
    state.set(im, points);
  };
}
