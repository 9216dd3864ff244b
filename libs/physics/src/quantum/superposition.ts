import { REDUCED_PLANCK } from '../constants/index.js';
import type { BoundStates } from './bound-states.js';

/** A complex amplitude. */
export interface Amplitude {
  readonly re: number;
  readonly im: number;
}

/**
 * Several stationary states at once: psi(x, t) = sum of c_n psi_n(x) exp(-i E_n t / hbar), the c_n scaled to a
 * probability of one. Exact in time.
 * @param amplitudes c_n, from the lowest level on
 * @returns writes psi at time t, s, at the places of `states.x` into `re` and `im`, m^(-1/2)
 */
export function superposition(
  states: BoundStates,
  amplitudes: readonly Amplitude[],
): (t: number, re: Float64Array, im: Float64Array) => void {
  const length = Math.hypot(...amplitudes.flatMap(({ re, im }) => [re, im]));
  return (t, re, im) => {
    re.fill(0);
    im.fill(0);
    amplitudes.forEach((amplitude, n) => {
      const wave = states.waves[n];
      if (!wave) return;
      const angle = -((states.energies[n] ?? 0) * t) / REDUCED_PLANCK;
      const [c, s] = [Math.cos(angle) / length, Math.sin(angle) / length];
      const partRe = amplitude.re * c - amplitude.im * s;
      const partIm = amplitude.re * s + amplitude.im * c;
      for (let i = 0; i < wave.length; i++) {
        re[i] = (re[i] as number) + partRe * (wave[i] as number);
        im[i] = (im[i] as number) + partIm * (wave[i] as number);
      }
    });
  };
}
